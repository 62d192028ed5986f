# What surrounds the games: accounts, notices, ratings, tournaments.

## Coming back
mail-code-subject = Your code for Tegel
mail-code = Your code is { $code }. It works once, for ten minutes, in the browser where you asked for it at { $site }. If that was not you, do nothing: nobody gets in without it.
mail-address-subject = Is this your address?
mail-address = Your code is { $code }. Type it at { $site } to confirm that this is your address. If you did not ask for it, do nothing.
