"""The configuration of this shop, and what a configuration has to be."""

import re
from typing import Any

from arithmetic import LARGEST_AMOUNT, Json, is_number

THIS_SHOP: Json = {
    "currencies": [
        {"code": "EUR", "minorUnitsPerUnit": 100, "stepMinor": 1},
        {"code": "USD", "minorUnitsPerUnit": 100, "stepMinor": 1},
        {"code": "JPY", "minorUnitsPerUnit": 100, "stepMinor": 100},
    ],
    "rules": ["sale", "campaign", "loyalty", "firstPurchase", "edu", "multiBuy", "percentCoupon", "fixedCoupon"],
    "loyaltyPercent": 15,
    "firstPurchasePercent": 5,
    "multiBuyPercent": 15,
    "capPercent": 50,
    "rounding": "halfUp",
}
AMOUNT_RULES = ("minimumSpend", "fixedCoupon")
UNIT_RULES = ("multiBuy", "buyXGetY", "percentCoupon")
PERCENTAGES = ("loyaltyPercent", "firstPurchasePercent", "multiBuyPercent", "capPercent")
ROUNDINGS = ("halfUp", "halfEven", "down")
POINTS = ("sale", "campaign", "loyalty", "firstPurchase", "edu", "customerGroup", "quantityTier", "cap")
RULES = (*POINTS[:-1], *UNIT_RULES, *AMOUNT_RULES)


def step_kind(rule: str) -> str:
    """How a step of the trail reads."""
    if rule in POINTS:
        return "points"
    if rule in AMOUNT_RULES:
        return "perLine"
    return "perUnit" if rule in UNIT_RULES else "price"


def is_right_config(config: Json) -> bool:
    """Whether a shop can have a configuration."""
    rules, codes = config["rules"], [currency["code"] for currency in config["currencies"]]
    if not config.keys() <= {"currencies", "rules", "rounding", *PERCENTAGES}:
        return False
    if not codes or has_twice(codes) or has_twice(rules) or not is_right_order(rules):
        return False
    if config.get("rounding") not in ROUNDINGS or not all(rule in RULES for rule in rules):
        return False
    if "campaign" in rules and "sale" not in rules:
        return False
    if "capPercent" not in config or not all(is_right_percent(config[name]) for name in PERCENTAGES if name in config):
        return False
    return all(is_right_currency(currency) for currency in config["currencies"])


def has_twice(names: list[str]) -> bool:
    return len(set(names)) < len(names)


def is_right_order(rules: list[str]) -> bool:
    """Rules of an amount off lines come after those that change what units cost."""
    kinds = [step_kind(rule) for rule in rules]
    return "perLine" not in kinds or "perUnit" not in kinds[kinds.index("perLine") :]


def is_right_percent(percent: Any) -> bool:
    return is_number(percent) and 0 <= percent <= 100


def is_right_currency(currency: Json) -> bool:
    """Whether prices can be counted in a currency."""
    units, step = currency["minorUnitsPerUnit"], currency["stepMinor"]
    if re.fullmatch("[A-Z]{3}", currency["code"]) is None or not is_step(units) or not is_step(step):
        return False
    return re.fullmatch("10*", str(units)) is not None


def is_step(value: Any) -> bool:
    return isinstance(value, int) and 1 <= value <= LARGEST_AMOUNT
