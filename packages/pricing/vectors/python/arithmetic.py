"""The three operations behind every result, and what needs only them: VAT, tax and gift cards."""

import math
from collections.abc import Callable
from typing import Any

LARGEST_AMOUNT = 400_000_000_000

Json = dict[str, Any]


def round_to_step(numerator: int, denominator: int, step: int, rounding: str) -> int:
    """Round a fraction to a multiple of the step."""
    divisor = denominator * step
    steps, rest = divmod(numerator, divisor)
    if rounding == "halfUp" and 2 * rest >= divisor:
        steps += 1
    elif rounding == "halfEven" and (2 * rest > divisor or (2 * rest == divisor and steps % 2 == 1)):
        steps += 1
    return steps * step


def down_to_step(amount: int, step: int) -> int:
    """Leave out what is less than a step."""
    return amount // step * step


def ten_thousandths(percent: float) -> int:
    """A percentage, limited to 0 to 100, as a whole number of hundredths of a percent."""
    return math.floor(min(max(percent, 0), 100) * 100 + 0.5)


def kept_after(percent: float) -> int:
    """What is left after a percentage, in ten-thousandths."""
    return 10000 - ten_thousandths(percent)


def share(amount: int, weights: list[int], step: int) -> list[int]:
    """Share an amount by largest remainder."""
    sign = 1 if any(weight > 0 for weight in weights) else -1
    weights = [max(0, sign * weight) for weight in weights]
    if not any(weights):
        weights = [1] * len(weights)
    whole = sum(weights)
    steps, broken = divmod(amount, step)
    parts = [steps * weight // whole for weight in weights]

    def remainder(index: int) -> int:
        return steps * weights[index] % whole

    # Sorting is stable, so of equal remainders the first comes first.
    by_remainder = sorted(range(len(weights)), key=remainder, reverse=True)
    for index in by_remainder[: steps - sum(parts)]:
        parts[index] += 1
    shares = [part * step for part in parts]
    if broken:
        shares[weights.index(max(weights))] += broken
    return shares


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_whole(value: Any) -> bool:
    return is_number(value) and (isinstance(value, int) or value.is_integer())


def is_amount(value: Any, least: int = 0) -> bool:
    """Whether a value is a whole number that isn't too large."""
    return is_whole(value) and least <= value <= LARGEST_AMOUNT


def is_taxed(line: Json, field: str) -> bool:
    """Whether tax can be calculated of a line, which may be a refund."""
    return is_amount(line[field], -LARGEST_AMOUNT) and is_whole(line["rateBasisPoints"]) and 0 <= line["rateBasisPoints"] <= 10000


def _share_per_rate(lines: list[Json], field: str, total_of: Callable[[int, int], int], step: int) -> list[int] | None:
    """Calculate one amount for the lines of each rate, and share it among them; None if there is none."""
    if not all(is_taxed(line, field) for line in lines):
        return None
    result: dict[int, int] = {}
    for rate in {line["rateBasisPoints"] for line in lines}:
        indexes = [index for index, line in enumerate(lines) if line["rateBasisPoints"] == rate]
        weights = [lines[index][field] for index in indexes]
        if not is_amount(sum(weights), -LARGEST_AMOUNT):
            return None
        for index, part in zip(indexes, share(total_of(sum(weights), rate), weights, step)):
            result[index] = part
    return [result[index] for index in range(len(lines))]


def extract_vat_per_rate(lines: list[Json], step: int) -> list[int] | None:
    """The VAT that is in the gross amount of each line."""

    def total_of(gross: int, rate: int) -> int:
        return round_to_step(gross * rate, 10000 + rate, step, "halfUp")

    return _share_per_rate(lines, "grossMinor", total_of, step)


def add_tax_per_rate(lines: list[Json], step: int, rounding: str) -> list[int] | None:
    """The tax that is added to the net amount of each line."""

    def total_of(net: int, rate: int) -> int:
        return round_to_step(net * rate, 10000, step, rounding)

    return _share_per_rate(lines, "netMinor", total_of, step)


def pay_by_gift_cards(total: int, cards: list[Json]) -> Json | None:
    """Pay with the smallest balances first, and say what is still due; None if something isn't an amount."""
    if not all(is_amount(value) for value in [total, *(card["balanceMinor"] for card in cards)]):
        return None
    payments = []
    for card in sorted(cards, key=lambda card: (card["balanceMinor"], card["code"])):
        amount = min(card["balanceMinor"], total)
        if amount > 0:
            payments.append({"code": card["code"], "amountMinor": amount})
            total -= amount
    return {"payments": payments, "dueMinor": total}
