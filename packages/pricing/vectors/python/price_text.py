"""Prices as shops write them, and as people write them."""

import re
import unicodedata
from typing import Any

from arithmetic import LARGEST_AMOUNT, Json, is_amount, round_to_step
from cart_input import PricingFailure, terms_of
from shop_config import THIS_SHOP

CURRENCIES = THIS_SHOP["currencies"]
NAMES = {
    "EUR": r"€|eur(?:os?)?(?![a-z])|ユーロ",
    "USD": r"us ?\$|\$ ?us(?![a-z])|\$|usd|(?:us[- ]?)?dollars?|ドル",
    "JPY": r"jp¥|¥|円|jpy|yens?",
}
SIGNS = {"EUR": "€", "USD": "$", "JPY": "¥"}
ANY_NAME = re.compile("|".join(f"(?P<{code}>{names})" for code, names in NAMES.items()), re.IGNORECASE)
NO_CENTS = re.compile(r"(?<=[0-9])[.,]\s*[-–—](?![\s.,'’]*[0-9])")
# Signs of currencies, and words where there may be some, are bars.
TEXT = re.compile(r"[|\s.,]*?([.,]?[0-9](?:[0-9.,'’\s]*[0-9])?)[|\s.,]*")
WHOLE = re.compile(r"[0-9]*|[1-9][0-9]{0,2}([.,'’\s])(?:[0-9]{2,3}\1)*[0-9]{3}")


def decimals_of(terms: Json) -> int:
    """How many decimals a currency has: as many as its unit has zeros."""
    return len(str(terms["minorUnitsPerUnit"])) - 1


def format_price(amount: Any, currency: str) -> str | None:
    """Write an amount as this shop does; None if it isn't one."""
    if not is_amount(amount, -LARGEST_AMOUNT):
        return None
    terms = terms_of(currency, CURRENCIES)
    magnitude = round_to_step(abs(amount), 1, terms["stepMinor"], "halfUp")
    units, cents = divmod(magnitude, terms["minorUnitsPerUnit"])
    figure = f"{units:,}" if currency == "USD" else str(units)
    if cents:
        figure += f".{cents:02}"
    written = f"{figure}€" if currency == "EUR" else f"{SIGNS[currency]}{figure}"
    return f"-{written}" if amount < 0 < magnitude else written


def format_price_in(amount: Any, currency: str, currencies: list[Json]) -> str | None:
    """Write an amount as English does; None if it isn't one, or there are no prices in the currency."""
    if not is_amount(amount, -LARGEST_AMOUNT) or currency not in [terms["code"] for terms in currencies]:
        return None
    terms = terms_of(currency, currencies)
    decimals = decimals_of(terms)
    units, rest = divmod(abs(amount), terms["minorUnitsPerUnit"])
    figure = f"{units:,}.{rest:0{decimals}}" if decimals else f"{units:,}"
    sign = SIGNS.get(currency, f"{currency}\u00a0")
    return f"-{sign}{figure}" if amount < 0 else f"{sign}{figure}"


def parse_money(text: Any, fallback: str | None = None) -> Json:
    """Read an amount and its currency, or raise a PricingFailure."""
    if not isinstance(text, str):
        raise PricingFailure("pricing.notAPrice")
    text = unicodedata.normalize("NFKC", text)
    named = {match.lastgroup for match in ANY_NAME.finditer(text)}
    if len(named) > 1 or not (named or fallback):
        raise PricingFailure("pricing.noCurrency")
    currency = named.pop() if named else fallback
    terms = terms_of(currency, CURRENCIES)
    amount = _amount(ANY_NAME.sub("|", text), decimals_of(terms), can_have_words=False)
    return {"amountMinor": _checked(amount, terms["stepMinor"]), "currency": currency}


def parse_price_in(text: Any, currency: str, currencies: list[Json]) -> int:
    """Read an amount of a currency, or raise a PricingFailure."""
    terms = terms_of(currency, currencies)
    if not isinstance(text, str):
        raise PricingFailure("pricing.notAPrice")
    return _checked(_amount(text, decimals_of(terms), can_have_words=True), terms["stepMinor"])


def parse_price(value: Any) -> int:
    """Read an amount in any currency of this shop; a number is one already."""
    if isinstance(value, str):
        return _checked(_amount(value, 2, can_have_words=True), 1)
    return _checked(value if is_amount(value) else None, 1)


def is_currency(value: Any, currencies: list[Json]) -> bool:
    return value in [terms["code"] for terms in currencies]


def default_currency(languages: str | None) -> str:
    """The currency for a browser's first language."""
    first = re.split("[,;]", languages or "")[0].strip().lower()
    if first == "en-us":
        return "USD"
    return "JPY" if first == "ja" or first.startswith("ja-") else "EUR"


def _checked(amount: int | None, step: int) -> int:
    if amount is None or amount > LARGEST_AMOUNT or amount % step:
        raise PricingFailure("pricing.notAPrice")
    return amount


def _as_bar(char: str, can_have_words: bool) -> str:
    is_sign = unicodedata.category(char) == "Sc" or (can_have_words and char.isalpha())
    return "|" if is_sign else char


def _amount(text: str, decimals: int, can_have_words: bool) -> int | None:
    """The amount that a text says, or None."""
    without_dash, dashes = NO_CENTS.subn("", text)
    found = TEXT.fullmatch("".join(_as_bar(char, can_have_words) for char in without_dash))
    return _minor_units(found[1], decimals, can_have_cents=dashes == 0) if found else None


def _minor_units(figure: str, decimals: int, can_have_cents: bool) -> int | None:
    """The value of a figure, or None if its signs are wrong."""
    whole, cents = figure, ""
    found = re.fullmatch(f"(.*)[.,]([0-9]{{1,{decimals}}})", figure) if decimals and can_have_cents else None
    if found:
        whole, cents = found.groups()
        # One sign can't separate both thousands and cents.
        if figure[len(whole)] in whole:
            return None
    if not WHOLE.fullmatch(whole):
        return None
    return int(re.sub(r"[^0-9]", "", whole) + cents.ljust(decimals, "0"))
