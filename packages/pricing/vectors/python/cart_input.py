"""Checks that a value is a cart, and fills in what may be absent."""

from collections.abc import Callable
from typing import Any, NamedTuple

from arithmetic import LARGEST_AMOUNT, Json, is_amount, is_number, is_whole

Check = Callable[[Any, str], Any]


class PricingFailure(Exception):
    """Says what is wrong, and with which field."""

    def __init__(self, failure: str, field: str = "") -> None:
        super().__init__(f"{failure} {field}".strip())
        self.failure = failure
        self.field = field


class Field(NamedTuple):
    """A field of an object: how it is checked, and what absence means."""

    name: str
    check: Check
    is_required: bool = True
    is_nullable: bool = False
    default: Any = None


def optional(name: str, check: Check, default: Any = None) -> Field:
    """A field that may be absent, but not null."""
    return Field(name, check, False, False, default)


def nullable(name: str, check: Check) -> Field:
    """A field that may be absent or null, which are the same."""
    return Field(name, check, False, True)


def checker(failure: str, is_right: Callable[[Any], bool], convert: Callable[[Any], Any]) -> Check:
    """Make a check of a single value."""

    def check(value: Any, path: str) -> Any:
        if not is_right(value):
            raise PricingFailure(failure, path)
        return convert(value)

    return check


amount = checker("pricing.notAnAmount", is_amount, int)
quantity = checker("pricing.notAQuantity", lambda value: is_amount(value, 1), int)
percentage = checker(
    "pricing.notAPercentage", lambda value: is_number(value) and abs(value) <= LARGEST_AMOUNT, lambda value: value
)
text = checker("pricing.notAText", lambda value: isinstance(value, str), str)
yes_or_no = checker("pricing.notYesOrNo", lambda value: isinstance(value, bool), bool)
integer = checker("pricing.notAnInteger", lambda value: is_amount(value, -LARGEST_AMOUNT), int)


def list_of(check_item: Check) -> Check:
    """Make a check of a list."""

    def check(value: Any, path: str) -> list[Any]:
        if not isinstance(value, list):
            raise PricingFailure("pricing.notAList", path)
        return [check_item(item, f"{path}[{index}]") for index, item in enumerate(value)]

    return check


def check_field(value: Json, field: Field, path: str) -> Any:
    """Check one field of an object."""
    own_path = f"{path}.{field.name}" if path else field.name
    is_absent = field.name not in value or (field.is_nullable and value[field.name] is None)
    if not is_absent:
        return field.check(value[field.name], own_path)
    if field.is_required:
        raise PricingFailure("pricing.missing", own_path)
    return field.default


def check_object(value: Any, path: str) -> None:
    if not isinstance(value, dict):
        raise PricingFailure("pricing.notAnObject", path)


def record(*fields: Field) -> Check:
    """Make a check of an object, field by field."""

    def check(value: Any, path: str) -> Json:
        check_object(value, path)
        return {field.name: check_field(value, field, path) for field in fields}

    return check


def percent_or_amount(check_record: Check) -> Check:
    """Make a check of an object that has either a percentage or an amount."""

    def check(value: Any, path: str) -> Json:
        result = check_record(value, path)
        if (result["percent"] is None) == (result["amountMinor"] is None):
            raise PricingFailure("pricing.percentOrAmount", path)
        return result

    return check


part = record(Field("name", text), Field("fullPriceMinor", amount), Field("isOwned", yes_or_no))
campaign = record(
    Field("id", text),
    Field("percent", percentage),
    nullable("loyaltyPercent", percentage),
    optional("title", text),
    nullable("budgetMinor", amount),
)
line = record(
    Field("name", text),
    Field("quantity", quantity),
    Field("fullPriceMinor", amount),
    nullable("salePercent", percentage),
    nullable("statedPriceMinor", amount),
    optional("campaigns", list_of(campaign), []),
    nullable("completion", record(Field("parts", list_of(part)))),
    optional("quantityTiers", list_of(record(Field("minimumQuantity", quantity), Field("percent", percentage))), []),
    optional("groupDiscounts", list_of(record(Field("group", text), Field("percent", percentage))), []),
)
coupon = percent_or_amount(
    record(
        Field("code", text),
        optional("percent", percentage),
        optional("amountMinor", amount),
        nullable("minimumMinor", amount),
        nullable("productNames", list_of(text)),
        optional("priority", integer, 0),
        optional("isExclusive", yes_or_no, False),
        optional("stops", yes_or_no, False),
        nullable("budgetMinor", amount),
    )
)
OFFER_FIELDS = (Field("kind", text), Field("id", text), optional("title", text), nullable("budgetMinor", amount))
OFFERS: dict[str, Check] = {
    "buyXGetY": record(
        *OFFER_FIELDS,
        Field("buyQuantity", quantity),
        nullable("buyNames", list_of(text)),
        Field("getQuantity", quantity),
        nullable("getNames", list_of(text)),
        Field("percent", percentage),
    ),
    "minimumSpend": percent_or_amount(
        record(
            *OFFER_FIELDS,
            Field("minimumMinor", amount),
            optional("percent", percentage),
            optional("amountMinor", amount),
        )
    ),
}


def offer(value: Any, path: str) -> Json:
    """Check an offer by what its kind needs."""
    check_object(value, path)
    kind = check_field(value, Field("kind", text), path)
    if kind not in OFFERS:
        raise PricingFailure("pricing.unknownOffer", f"{path}.kind")
    return OFFERS[kind](value, path)


cart_fields = record(
    Field("currency", text),
    Field("isLoggedIn", yes_or_no),
    optional("hasFirstPurchase", yes_or_no, False),
    optional("eduPercent", percentage, 0),
    optional("groups", list_of(text), []),
    Field("lines", list_of(line)),
    optional("coupons", list_of(coupon), []),
    optional("offers", list_of(offer), []),
)


def check_unique(items: list[Json], key: str, failure: str, field: str) -> None:
    if len({item[key] for item in items}) < len(items):
        raise PricingFailure(failure, field)


def check_steps(lines: list[Json], step: int) -> None:
    """Prices are multiples of the currency's smallest step."""
    for index, item in enumerate(lines):
        for field in ("fullPriceMinor", "statedPriceMinor"):
            if (item[field] or 0) % step:
                raise PricingFailure("pricing.notWholeSteps", f"lines[{index}].{field}")


def terms_of(currency: str, currencies: list[Json]) -> Json:
    """How a currency is counted, or a PricingFailure if it isn't among them."""
    for terms in currencies:
        if terms["code"] == currency:
            return terms
    raise PricingFailure("pricing.unknownCurrency", "currency")


def parse_cart_input(value: Any, currencies: list[Json]) -> Json:
    """Return the cart with every field that may be absent filled in, or raise a PricingFailure."""
    cart = cart_fields(value, "")
    step = terms_of(cart["currency"], currencies)["stepMinor"]
    check_unique(cart["lines"], "name", "pricing.sameName", "lines")
    check_unique(cart["coupons"], "code", "pricing.sameCode", "coupons")
    check_unique(cart["offers"], "id", "pricing.sameId", "offers")
    check_steps(cart["lines"], step)
    total = sum(max(item["fullPriceMinor"], item["statedPriceMinor"] or 0) * item["quantity"] for item in cart["lines"])
    if total > LARGEST_AMOUNT:
        raise PricingFailure("pricing.tooLarge", "lines")
    return cart
