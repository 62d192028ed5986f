"""Everybody meets everybody once: the tables of Schurig, called after Berger."""


def berger(count: int) -> list[list[tuple[int, int]]]:
    """Rounds of pairs of numbers from 1, who begins first; with an odd count, one meets 0."""
    last = count + count % 2
    rounds: list[list[tuple[int, int]]] = []
    for n in range(last - 1):
        # All but the last go round by half the field from one round to the next.
        start = n * last // 2 % (last - 1)
        fixed = (start + 1, last) if n % 2 == 0 else (last, start + 1)
        pairs = [fixed]
        for step in range(1, last // 2):
            first, second = (start + step) % (last - 1), (start - step) % (last - 1)
            pairs.append((first + 1, second + 1))
        rounds.append([_seat(pair, count) for pair in pairs])
    return rounds


def _seat(pair: tuple[int, int], count: int) -> tuple[int, int]:
    one, other = pair
    return (one if one <= count else 0, other if other <= count else 0)
