"""What is pushed is what the standards say, to the byte."""

import json
import time

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tegel.server.notices.push import BadKeys, Keys, Voucher, encrypt, spell, unspell
from tests.server.notices.service import Browser, check_word

# The example of RFC 8291, appendix A.
SAID = b"When I grow up, I want to be a watermelon"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAm"
    "S6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_"
    "Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out_to_the_byte() -> None:
    own = ec.derive_private_key(int.from_bytes(unspell(SENDER), "big"), ec.SECP256R1())
    sealed = encrypt(SAID, Keys.read(RECEIVER, SECRET), own, unspell(SALT))
    assert spell(sealed) == SEALED


def test_a_browser_reads_what_is_pushed_and_no_two_are_alike() -> None:
    browser = Browser()
    given = browser.subscription("")
    keys, message = Keys.read(given["p256dh"], given["auth"]), {"title": "It is your turn"}
    sealed = [encrypt(json.dumps(message).encode(), keys) for _ in range(2)]
    assert [browser.read(one) for one in sealed] == [message, message]
    assert sealed[0] != sealed[1]


@pytest.mark.parametrize(
    ("public", "secret"),
    [
        ("", ""),
        (RECEIVER, SECRET[:-4]),
        (RECEIVER[:-4], SECRET),
        ("B" + "A" * 86, SECRET),  # no point of the curve
        ("é" * 87, SECRET),
    ],
)
def test_what_is_no_key_is_refused(public: str, secret: str) -> None:
    with pytest.raises(BadKeys):
        Keys.read(public, secret)


def test_a_service_can_check_who_sends() -> None:
    voucher, now = Voucher(Voucher.fresh()), time.time()
    word = voucher.word("https://push.example/send/1", "https://tegel.example", int(now * 1000))
    said = check_word(word, voucher.public, "https://push.example", now)
    assert said["sub"] == "https://tegel.example"
