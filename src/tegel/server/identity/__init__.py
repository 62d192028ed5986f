"""Who somebody is: names, tokens, sessions and passwords. Pure: no database, no web."""
