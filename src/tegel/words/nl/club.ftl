# Wat om de spellen heen is: accounts, berichten, ratings, toernooien.
