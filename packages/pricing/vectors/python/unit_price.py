"""Steps 1 to 3 of a cart: budgets of campaigns, base prices, and points. Also the steps of the trail."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from arithmetic import Json, kept_after, round_to_step


@dataclass
class Run:
    """Units of a line that follow one another and cost the same."""

    units: int
    price: int


@dataclass
class Line:
    """A line while the rules for the cart work on it."""

    input: Json
    has_own_first_unit: bool
    runs: list[Run] = field(default_factory=list)
    trail: list[Json] = field(default_factory=list)
    subtotal: int = 0
    multi_buy: int = 0
    offer: int = 0
    coupon: int = 0

    @property
    def name(self) -> str:
        return self.input["name"]

    @property
    def total(self) -> int:
        return self.subtotal - self.multi_buy - self.offer - self.coupon

    def first_unit(self, run: Run) -> int | None:
        """The number of a run's first unit, if the line's first unit has a price of its own."""
        if not self.has_own_first_unit:
            return None
        index = next(index for index, other in enumerate(self.runs) if other is run)
        return 1 + sum(other.units for other in self.runs[:index])


@dataclass
class Shop:
    """What pricing needs to know besides the line: the shopper, the configuration, the currency's step."""

    cart: Json
    config: Json
    step: int

    def round(self, numerator: int, denominator: int) -> int:
        return round_to_step(numerator, denominator, self.step, self.config["rounding"])

    def percent_off(self, price: int, percent: float) -> int:
        """A price after a percentage."""
        return self.round(price * kept_after(percent), 10000)


def trail_step(rule: str, units: int, first_unit: int | None, base: int, result: int, **more: Any) -> Json:
    """A step of the trail; `percent` and `label` may be given, and `is_rounded` if the result is rounded."""
    percent, is_rounded = more.get("percent"), more.get("is_rounded", False)
    return {
        "rule": rule,
        "units": units,
        "firstUnit": first_unit,
        "baseMinor": base,
        "percent": percent,
        "amountMinor": base - result,
        "resultMinor": result,
        "roundingTenThousandths": result * 10000 - base * kept_after(percent) if is_rounded else 0,
        "label": more.get("label"),
    }


def own_points(campaign: Json, shop: Shop) -> float:
    """The points that a campaign gives this shopper itself."""
    if shop.cart["isLoggedIn"] and campaign["loyaltyPercent"] is not None:
        return max(campaign["loyaltyPercent"], 0)
    return max(campaign["percent"], 0)


def rule_points(rule: str, line: Json, campaign: Json | None, shop: Shop) -> float:
    """The points of one rule for a line."""
    if rule == "sale":
        return max(line["salePercent"] or 0, 0) if campaign is None else 0
    if rule == "campaign":
        return own_points(campaign, shop) if campaign else 0
    if rule == "quantityTier":
        tiers = line["quantityTiers"]
        return max([tier["percent"] for tier in tiers if tier["minimumQuantity"] <= line["quantity"]] + [0])
    return customer_points(rule, line, campaign, shop) if shop.cart["isLoggedIn"] else 0


def customer_points(rule: str, line: Json, campaign: Json | None, shop: Shop) -> float:
    """The points of a rule that is only for somebody who is logged in."""
    if rule == "loyalty":
        is_replaced = campaign is not None and campaign["loyaltyPercent"] is not None
        # Campaigns are compared by loyalty in shops without the rule, too.
        return 0 if is_replaced or rule not in shop.config["rules"] else shop.config.get("loyaltyPercent", 0)
    if rule == "firstPurchase":
        return shop.config.get("firstPurchasePercent", 0) if shop.cart["hasFirstPurchase"] else 0
    if rule == "edu":
        return max(shop.cart["eduPercent"], 0)
    if rule == "customerGroup":
        discounts = line["groupDiscounts"]
        return max([given["percent"] for given in discounts if given["group"] in shop.cart["groups"]] + [0])
    return 0


def choose_campaign(line: Json, shop: Shop) -> Json | None:
    """The campaign that gives more than the product's own sale, if there is one."""
    if "campaign" not in shop.config["rules"]:
        return None
    chosen = None
    most = rule_points("sale", line, None, shop) + rule_points("loyalty", line, None, shop)
    for campaign in sorted(line["campaigns"], key=lambda campaign: campaign["id"]):
        points = own_points(campaign, shop) + rule_points("loyalty", line, campaign, shop)
        if points > most:
            chosen, most = campaign, points
    return chosen


def too_expensive_campaigns(lines: list[Json], shop: Shop) -> set[str]:
    """The ids of the campaigns that would take off more than their budget."""
    sums: dict[str, int] = defaultdict(int)
    too_expensive = set()
    for line in lines:
        # A stated price has no points.
        campaign = choose_campaign(line, shop) if line["statedPriceMinor"] is None else None
        if campaign is None:
            continue
        percent = min(own_points(campaign, shop), shop.config["capPercent"])
        price = line["fullPriceMinor"]
        sums[campaign["id"]] += (price - shop.percent_off(price, percent)) * line["quantity"]
        if campaign["budgetMinor"] is not None and sums[campaign["id"]] > campaign["budgetMinor"]:
            too_expensive.add(campaign["id"])
    return too_expensive


def keep_campaign_budgets(lines: list[Json], shop: Shop) -> list[Json]:
    """Remove the campaigns that exceed their budgets, until none does."""
    while too_expensive := too_expensive_campaigns(lines, shop):
        lines = [
            {**line, "campaigns": [campaign for campaign in line["campaigns"] if campaign["id"] not in too_expensive]}
            for line in lines
        ]
    return lines


def whole_price(line: Json) -> int:
    """The price of a unit if nothing is owned."""
    stated = line["statedPriceMinor"]
    return line["fullPriceMinor"] if stated is None else stated


def completion_price(line: Json, shop: Shop) -> int:
    """The price of a unit that completes a bundle, or the whole price."""
    price = whole_price(line)
    parts = line["completion"]["parts"] if line["completion"] else []
    missing = [part for part in parts if not part["isOwned"]]
    whole = sum(part["fullPriceMinor"] for part in parts)
    if not missing or len(missing) == len(parts) or whole == 0:
        return price
    return min(price, sum(shop.round(part["fullPriceMinor"] * price, whole) for part in missing))


def add_run(line: Line, units: int, base: int, shop: Shop) -> None:
    """Price some units of a line, and say why in its trail."""
    full, whole = line.input["fullPriceMinor"], whole_price(line.input)
    run = Run(units, base)
    line.runs.append(run)
    first_unit = line.first_unit(run)
    line.trail.append(trail_step("regular", units, first_unit, full, full))
    if whole != full:
        line.trail.append(trail_step("stated", units, first_unit, full, whole))
    if base != whole:
        line.trail.append(trail_step("completion", units, first_unit, whole, base))
    if line.input["statedPriceMinor"] is None:
        take_off_points(line, run, shop)
    line.subtotal += units * run.price


def campaign_label(campaign: Json) -> str:
    return campaign["id"] if campaign["title"] is None else campaign["title"]


def points_by_rule(line: Json, campaign: Json | None, shop: Shop) -> dict[str, float]:
    return {rule: rule_points(rule, line, campaign, shop) for rule in shop.config["rules"]}


def added_points(points: dict[str, float]) -> float:
    """The sum. Not sum(), which from Python 3.12 on rounds differently."""
    added: float = 0
    for given in points.values():
        added += given
    return added


def unit_percent(line: Json, shop: Shop) -> float:
    """The points of all rules together, capped; a stated price has none."""
    if line["statedPriceMinor"] is not None:
        return 0
    return min(added_points(points_by_rule(line, choose_campaign(line, shop), shop)), shop.config["capPercent"])


def named_sale(line: Json, shop: Shop) -> Json:
    """The sale that the shelf names: the chosen campaign, or the product's own."""
    campaign = choose_campaign(line, shop)
    if campaign is None:
        return {"percent": max(line["salePercent"] or 0, 0), "campaign": None}
    return {"percent": own_points(campaign, shop), "campaign": campaign["id"]}


def take_off_points(line: Line, run: Run, shop: Shop) -> None:
    """Add up the points of all rules, and take them off as one percentage."""
    campaign = choose_campaign(line.input, shop)
    points = points_by_rule(line.input, campaign, shop)
    added, cap = added_points(points), shop.config["capPercent"]
    percent = min(added, cap)
    base, run.price = run.price, shop.percent_off(run.price, percent)
    if run.price == base:
        return
    where = (run.units, line.first_unit(run), base)
    for rule, given in points.items():
        if given:
            label = campaign_label(campaign) if rule == "campaign" else None
            line.trail.append(trail_step(rule, *where, base, percent=given, label=label))
    if added > cap:
        line.trail.append(trail_step("cap", *where, base, percent=cap))
    line.trail.append(trail_step("points", *where, run.price, percent=percent, is_rounded=True))


def merge_equal_units(line: Line) -> None:
    """If the first unit costs the same as the others, the rules for the cart see one run."""
    first, others = line.runs
    if first.price == others.price:
        line.runs = [Run(first.units + others.units, first.price)]
        line.has_own_first_unit = False


def price_line(line_input: Json, shop: Shop) -> Line:
    """Price the units of a line, before the rules for the cart."""
    quantity, whole, first = line_input["quantity"], whole_price(line_input), completion_price(line_input, shop)
    line = Line(line_input, has_own_first_unit=quantity > 1 and first < whole)
    if line.has_own_first_unit:
        add_run(line, 1, first, shop)
        add_run(line, quantity - 1, whole, shop)
        merge_equal_units(line)
    else:
        add_run(line, quantity, first, shop)
    return line
