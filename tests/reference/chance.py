"""SFC32 in plain Python, to hand the engine's stream of chance to the references."""

WORD = 0xFFFFFFFF


class Chance:
    """The stream of one seed."""

    def __init__(self, seed: int) -> None:
        self.a, self.b, self.c, self.counter = 0, seed & WORD, seed >> 32, 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        word = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + word) & WORD
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n − 1."""
        return (self.word() * n) >> 32
