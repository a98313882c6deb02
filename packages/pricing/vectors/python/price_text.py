"""Prices as the shop writes them, and as people write them."""

import re
import unicodedata

from arithmetic import LARGEST_AMOUNT, Json, round_to_step
from cart_input import PricingFailure

MINOR_UNITS = 100
STEPS = {"EUR": 1, "USD": 1, "JPY": 100}
NAMES = {
    "EUR": r"€|euros?|eur|ユーロ",
    "USD": r"us\$|\$us(?!d)|\$|usd|(?:us-)?dollars?|ドル",
    "JPY": r"jp¥|¥|円|jpy|yens?",
}
ANY_NAME = re.compile("|".join(f"(?P<{code}>{names})" for code, names in NAMES.items()), re.IGNORECASE)
NO_CENTS = re.compile(r"(?<=[0-9])[.,]\s*[-–—](?![0-9])")
FIGURE = re.compile(r"[0-9.,'’\s]*[0-9][0-9.,'’\s]*")
DECIMALS = re.compile(r"(.*)[.,]([0-9]{0,2})")
WHOLE = re.compile(r"[0-9]*|[1-9][0-9]{0,2}([.,'’\s])(?:[0-9]{2,3}\1)*[0-9]{3}")


def format_price(amount: int, currency: str) -> str:
    """Write an amount as the shop does."""
    if currency not in STEPS:
        raise PricingFailure("pricing.unknownCurrency", "currency")
    magnitude = round_to_step(abs(amount), 1, STEPS[currency], "halfUp")
    units, cents = divmod(magnitude, MINOR_UNITS)
    figure = f"{units:,}" if currency == "USD" else str(units)
    if cents:
        figure += f".{cents:02}"
    written = {"EUR": f"{figure}€", "USD": f"${figure}", "JPY": f"¥{figure}"}[currency]
    return f"-{written}" if amount < 0 < magnitude else written


def parse_money(text: str, fallback: str | None = None) -> Json:
    """Read an amount and its currency, or raise a PricingFailure."""
    text = unicodedata.normalize("NFKC", text)
    named = {match.lastgroup for match in ANY_NAME.finditer(text)}
    if len(named) > 1 or not (named or fallback):
        raise PricingFailure("pricing.noCurrency")
    currency = named.pop() if named else fallback
    # A bar keeps the figures on both sides of a name apart.
    amount = _amount(ANY_NAME.sub("|", text))
    if amount is None or amount > LARGEST_AMOUNT or amount % STEPS[currency]:
        raise PricingFailure("pricing.notAPrice")
    return {"amountMinor": amount, "currency": currency}


def _is_wrong(char: str) -> bool:
    """Only figures, spaces and signs of currencies may be there."""
    return not (char.isdigit() or char.isspace() or char in "|.,'’" or unicodedata.category(char) == "Sc")


def _amount(text: str) -> int | None:
    """The amount that a text without a currency says, or None."""
    without_dash, dashes = NO_CENTS.subn("|", text)
    figures = [figure.strip() for figure in FIGURE.findall(without_dash)]
    if len(figures) != 1 or any(_is_wrong(char) for char in without_dash):
        return None
    return _minor_units(figures[0], can_have_cents=dashes == 0)


def _minor_units(figure: str, can_have_cents: bool) -> int | None:
    """The value of a figure, or None if its signs are wrong."""
    whole, cents = figure, ""
    decimals = DECIMALS.fullmatch(figure) if can_have_cents else None
    if decimals:
        whole, cents = decimals.groups()
        # One sign can't separate both thousands and cents.
        if cents and figure[len(whole)] in whole:
            return None
    if not WHOLE.fullmatch(whole):
        return None
    digits = re.sub(r"[^0-9]", "", whole)
    return int(digits or "0") * MINOR_UNITS + int(cents.ljust(2, "0"))
