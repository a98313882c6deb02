"""Compares what is computed with the golden vectors of a folder: `python3 check_vectors.py [folder]`."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from arithmetic import Json, add_tax_per_rate, extract_vat_per_rate, pay_by_gift_cards, share
from cart_input import PricingFailure, parse_cart_input, terms_of
from price_cart import price_cart, saving_of_one_more, shelf
from price_text import (
    default_currency,
    format_price,
    format_price_in,
    is_currency,
    parse_money,
    parse_price,
    parse_price_in,
)
from shop_config import THIS_SHOP, is_right_config, step_kind


def expect_failure(compute: Callable[[], Any], with_field: bool = False) -> Any:
    """What is computed, or the failure."""
    try:
        return compute()
    except PricingFailure as error:
        return {"failure": error.failure, "field": error.field} if with_field else {"failure": error.failure}


def expect_nothing(compute: Callable[[], Any]) -> Any:
    """What is computed; None if it can't be."""
    try:
        return compute()
    except PricingFailure:
        return None


def check_input(value: Any) -> Json:
    parse_cart_input(value, THIS_SHOP["currencies"])
    return {"failure": None}


# What computes the cases of a file, or of a group of cases in it.
COMPUTED: dict[str, Callable[[Any, Json], Any]] = {
    "carts": lambda cart, _: price_cart(cart),
    "shops": lambda cart, case: price_cart(cart, case["config"]),
    "shelf": lambda given, case: expect_nothing(lambda: shelf(given["line"], given["shopper"], case["config"])),
    "savings": lambda given, case: saving_of_one_more(given["cart"], given["name"], case["config"]),
    "configs": lambda config, _: {"isAccepted": is_right_config(config)},
    "inputs": lambda cart, _: expect_failure(lambda: check_input(cart), with_field=True),
    "steps": lambda given, _: step_kind(given["rule"]),
    "format": lambda given, _: format_price(given["amountMinor"], given["currency"]),
    "formatIn": lambda given, _: format_price_in(given["amountMinor"], given["currency"], given["currencies"]),
    "parse": lambda given, _: expect_failure(lambda: parse_money(given["text"], given["fallback"])),
    "parseIn": lambda given, _: expect_failure(
        lambda: parse_price_in(given["text"], given["currency"], given["currencies"])
    ),
    "parsePrice": lambda given, _: expect_failure(lambda: parse_price(given["value"])),
    "isCurrency": lambda given, _: is_currency(given["value"], given.get("currencies", THIS_SHOP["currencies"])),
    "defaultCurrency": lambda given, _: default_currency(given["languages"]),
    "vat": lambda given, _: extract_vat_per_rate(
        given["lines"], terms_of(given["currency"], THIS_SHOP["currencies"])["stepMinor"]
    ),
    "tax": lambda given, _: add_tax_per_rate(
        given["lines"], given.get("stepMinor", 1), given.get("rounding", "halfUp")
    ),
    "shares": lambda given, _: share(given["amountMinor"], given["weights"], given["stepMinor"]),
    "gift-cards": lambda given, _: pay_by_gift_cards(given["totalMinor"], given["cards"]),
}


def cases_of(path: Path) -> Iterator[tuple[str, Json]]:
    """The cases of a file, each with the name of what computes it."""
    content = json.loads(path.read_text(encoding="utf-8"))
    groups = content if isinstance(content, dict) else {path.stem: content}
    for group, cases in groups.items():
        for case in cases:
            yield group, case


def check_file(path: Path) -> int:
    """Print the cases of a file that differ, and return how many."""
    return sum(not is_equal(path.name, group, case) for group, case in cases_of(path))


def is_equal(file: str, group: str, case: Json) -> bool:
    """Whether a case gives what is expected; prints it if it doesn't."""
    try:
        actual = COMPUTED[group](case["input"], case)
    except Exception as error:
        actual = f"{type(error).__name__}: {error}"
    if actual == case["expected"]:
        return True
    name = case.get("about") or json.dumps(case["input"], ensure_ascii=False)
    print(f"{file}: {name}")
    print(f"  expected {json.dumps(case['expected'], ensure_ascii=False)}")
    print(f"  actual   {json.dumps(actual, ensure_ascii=False)}")
    return False


def check_folder(arguments: list[str]) -> int:
    """Check all files, print a line for each, and return the exit code."""
    folder = Path(arguments[0]) if arguments else Path(__file__).parent.parent
    summaries, differing = [], 0
    for path in sorted(folder.glob("*.json")):
        failed = check_file(path)
        passed = sum(1 for _ in cases_of(path)) - failed
        summaries.append(f"{path.name}: {passed} passed, {failed} failed")
        differing += failed
    print("\n".join(summaries))
    return 1 if differing else 0


sys.exit(check_folder(sys.argv[1:]))
