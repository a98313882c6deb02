"""What a cart costs, and why: a second implementation of the shop's pricing, from README.md alone.

`python3 price_cart.py [folder]` compares it with the golden vectors of a folder.
"""

import sys
from typing import Any

from arithmetic import Json, add_tax_per_rate, extract_vat_per_rate, pay_by_gift_cards
from cart_input import PricingFailure, parse_cart_input
from cart_rules import Checkout
from price_text import format_price, parse_money
from unit_price import Line, Shop, keep_campaign_budgets, price_line

__all__ = ["PricingFailure", "THIS_SHOP", "add_tax_per_rate", "extract_vat_per_rate", "format_price"]
__all__ += ["parse_cart_input", "parse_money", "pay_by_gift_cards", "price_cart"]

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


def step_of(currency: str, config: Json = THIS_SHOP) -> int:
    """The step of a currency, in minor units."""
    return next(entry["stepMinor"] for entry in config["currencies"] if entry["code"] == currency)


def price_cart(cart: Any, config: Json = THIS_SHOP) -> Json:
    """Price a cart, or raise a PricingFailure if it isn't one."""
    cart = parse_cart_input(cart, config["currencies"])
    shop = Shop(cart, config, step_of(cart["currency"], config))
    lines = [price_line(line, shop) for line in keep_campaign_budgets(cart["lines"], shop)]
    unit_prices = [line.runs[0].price for line in lines]
    checkout = Checkout(shop, lines)
    for rule in config["rules"]:
        checkout.apply(rule)
    results = [line_result(line, unit_price) for line, unit_price in zip(lines, unit_prices)]
    sums = {
        key: sum(result[key] for result in results)
        for key in ("totalRegularMinor", "subtotalMinor", "multiBuyMinor", "totalMinor")
    }
    more = {"offers": checkout.offers, "coupons": checkout.listed_coupons()}
    return {"currency": cart["currency"], "lines": results, **sums, **more}


def line_result(line: Line, unit_price: int) -> Json:
    """A line of the result."""
    full, quantity = line.input["fullPriceMinor"], line.input["quantity"]
    return {
        "name": line.name,
        "quantity": quantity,
        "unitRegularMinor": full,
        "unitPriceMinor": unit_price,
        "totalRegularMinor": full * quantity,
        "subtotalMinor": line.subtotal,
        "multiBuyMinor": line.multi_buy,
        "offerMinor": line.offer,
        "couponMinor": line.coupon,
        "totalMinor": line.total,
        "trail": line.trail,
    }


if __name__ == "__main__":
    from check_vectors import check_folder

    sys.exit(check_folder(sys.argv[1:]))
