"""The database: what is kept, and how it is written so that nothing acknowledged is lost."""
