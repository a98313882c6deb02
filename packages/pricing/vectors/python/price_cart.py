"""What a cart costs, and why: a second implementation of the shop's pricing, from README.md alone."""

from typing import Any

from arithmetic import Json
from cart_input import PricingFailure, parse_cart_input, terms_of
from cart_rules import Checkout
from shop_config import THIS_SHOP
from unit_price import Line, Shop, keep_campaign_budgets, named_sale, price_line, unit_percent


def shop_for(cart: Any, config: Json) -> Shop:
    """A checked cart in its shop, or a PricingFailure if it isn't one."""
    cart = parse_cart_input(cart, config["currencies"])
    return Shop(cart, config, terms_of(cart["currency"], config["currencies"])["stepMinor"])


def price_cart(cart: Any, config: Json = THIS_SHOP) -> Json:
    """Price a cart, or raise a PricingFailure if it isn't one."""
    shop = shop_for(cart, config)
    lines = [price_line(line, shop) for line in keep_campaign_budgets(shop.cart["lines"], shop)]
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
    return {"currency": shop.cart["currency"], "lines": results, **sums, **more}


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


def shelf(line: Json, shopper: Json, config: Json) -> Json:
    """What one unit costs a shopper, what it is advertised with, and why."""
    shop = shop_for({**shopper, "lines": [{**line, "name": "", "quantity": 1}]}, config)
    (unit,) = keep_campaign_budgets(shop.cart["lines"], shop)
    priced = price_line(unit, shop)
    return {
        "priceMinor": priced.subtotal,
        "percent": unit_percent(unit, shop),
        "sale": named_sale(unit, shop),
        "trail": priced.trail,
    }


def saving_of_one_more(cart: Json, name: str, config: Json) -> Json | None:
    """What one more unit of a line saves, without coupons, and what it adds to the total; None if a cart can't have it."""
    line = next((line for line in cart["lines"] if line["name"] == name), None)
    if line is None:
        return None
    with_one_more = [
        {**other, "quantity": other["quantity"] + 1} if other is line else other for other in cart["lines"]
    ]

    try:
        parse_cart_input({**cart, "lines": with_one_more}, config["currencies"])
    except PricingFailure:
        return None

    def added(given: Json) -> int:
        more, before = price_cart({**given, "lines": with_one_more}, config), price_cart(given, config)
        return more["totalMinor"] - before["totalMinor"]

    bare = {**cart, "coupons": []}
    alone = price_cart({**bare, "lines": [{**line, "quantity": 1, "completion": None}]}, config)["totalMinor"]
    saved = alone - added(bare)
    return {"savedMinor": saved, "addsMinor": added(cart)} if saved > 0 else None
