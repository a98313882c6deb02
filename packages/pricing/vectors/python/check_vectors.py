"""Compares what is computed with the golden vectors of a folder."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import price_cart as pricing
from arithmetic import Json, share

Case = tuple[str, Any, Any]


def expect_failure(compute: Callable[[], Any], with_field: bool) -> Any:
    """What is computed, or the failure."""
    try:
        return compute()
    except pricing.PricingFailure as error:
        return {"failure": error.failure, "field": error.field} if with_field else {"failure": error.failure}


def check_input(value: Any) -> Json:
    pricing.parse_cart_input(value, pricing.THIS_SHOP["currencies"])
    return {"failure": None}


def compute_case(file: str, case: Json) -> Any:
    """Compute a case of a file."""
    given = case["input"]
    if file in ("carts", "shops"):
        return pricing.price_cart(given, case.get("config", pricing.THIS_SHOP))
    if file == "inputs":
        return expect_failure(lambda: check_input(given), with_field=True)
    if file == "format":
        return pricing.format_price(given["amountMinor"], given["currency"])
    if file == "parse":
        return expect_failure(lambda: pricing.parse_money(given["text"], given["fallback"]), with_field=False)
    if file == "vat":
        return pricing.extract_vat_per_rate(given["lines"], pricing.step_of(given["currency"]))
    if file == "shares":
        return share(given["amountMinor"], given["weights"], given["stepMinor"])
    if file == "tax":
        return pricing.add_tax_per_rate(given["lines"], given["stepMinor"], given["rounding"])
    return pricing.pay_by_gift_cards(given["totalMinor"], given["cards"])


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
        actual = compute_case(group, case)
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
