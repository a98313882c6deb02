"""Step 4 of a cart: the rules that work on all of its lines."""

from collections.abc import Callable

from arithmetic import Json, down_to_step, share, ten_thousandths
from unit_price import Line, Run, Shop, trail_step


class Checkout:
    """A cart while the rules work on it."""

    def __init__(self, shop: Shop, lines: list[Line]) -> None:
        self.shop = shop
        self.lines = lines
        self.by_name = sorted(lines, key=lambda line: line.name)
        self.offers: list[Json] = []
        self.coupons = ordered_coupons(shop.cart["coupons"])
        self.coupon_amounts = {coupon["code"]: 0 for coupon in self.coupons}
        self.applying: list[Json] | None = None

    def total(self) -> int:
        return sum(line.total for line in self.lines)

    def apply(self, rule: str) -> None:
        """Apply a rule, if it is one for the cart."""
        rules: dict[str, Callable[[], None]] = {
            "multiBuy": self.multi_buy,
            "buyXGetY": self.buy_x_get_y,
            "minimumSpend": self.minimum_spend,
            "percentCoupon": self.percent_coupons,
            "fixedCoupon": self.fixed_coupons,
        }
        rules.get(rule, lambda: None)()

    def amount_off(self, run: Run, percent: float) -> int:
        """What a percentage takes off a unit of a run."""
        return run.price - self.shop.percent_off(run.price, percent)

    def reduce(self, line: Line, run: Run, percent: float, rule: str, label: str | None = None) -> int:
        """Take a percentage off every unit of a run, and return the sum."""
        amount = self.amount_off(run, percent)
        if amount:
            first_unit, result = line.first_unit(run), run.price - amount
            more = {"percent": percent, "label": label, "is_rounded": True}
            line.trail.append(trail_step(rule, run.units, first_unit, run.price, result, **more))
            run.price = result
        return amount * run.units

    def share_among(self, lines: list[Line], amount: int, rule: str, label: str) -> list[int]:
        """Share an amount among lines, say so in their trails, and return the shares."""
        shares = share(amount, [line.total for line in lines], self.shop.step)
        for line, part in zip(lines, shares):
            if part:
                units = line.input["quantity"]
                line.trail.append(trail_step(rule, units, None, line.total, line.total - part, label=label))
        return shares

    def multi_buy(self) -> None:
        """One of the dearest units pays in full, the others are reduced."""
        runs = [(line, run) for line in self.by_name for run in line.runs]
        if not runs:
            return
        # Of equal prices max finds the first.
        dearest_line, dearest = max(runs, key=lambda entry: entry[1].price)
        paid = split_off_first(dearest_line, dearest)
        for line in self.lines:
            for run in line.runs:
                if run is not paid:
                    line.multi_buy += self.reduce(line, run, self.shop.config.get("multiBuyPercent", 0), "multiBuy")
            join_equal_runs(line)

    def offers_of(self, kind: str) -> list[Json]:
        """The offers of a kind, by id."""
        offers = [offer for offer in self.shop.cart["offers"] if offer["kind"] == kind]
        return sorted(offers, key=lambda offer: offer["id"])

    def buy_x_get_y(self) -> None:
        for offer in self.offers_of("buyXGetY"):
            given = largest_gift(offer, self.lines)
            amount = sum(units * self.amount_off(run, offer["percent"]) for _, run, units in given)
            if amount > 0 and covers(offer["budgetMinor"], amount):
                self.give(offer, given)
                self.offers.append({"id": offer["id"], "amountMinor": amount})

    def give(self, offer: Json, given: list[tuple[Line, Run, int]]) -> None:
        """Make a run of the units that are given from each run, and reduce it, in the order of giving."""
        label = offer["id"] if offer["title"] is None else offer["title"]
        for line, run, units in given:
            last = split_off_last(line, run, units)
            line.offer += self.reduce(line, last, offer["percent"], "buyXGetY", label)

    def minimum_spend(self) -> None:
        """The offer that takes off the most applies."""
        total = self.total()
        before_coupons = total + sum(line.coupon for line in self.lines)
        best, most = None, 0
        for offer in self.offers_of("minimumSpend"):
            amount = self.spend_amount(offer, total)
            if before_coupons >= offer["minimumMinor"] and amount > most and covers(offer["budgetMinor"], amount):
                best, most = offer, amount
        if best is None:
            return
        shares = self.share_among(self.by_name, most, "minimumSpend", best["id"] if best["title"] is None else best["title"])
        for line, part in zip(self.by_name, shares):
            line.offer += part
        self.offers.append({"id": best["id"], "amountMinor": most})

    def spend_amount(self, offer: Json, total: int) -> int:
        """What an offer takes off the cart."""
        if offer["amountMinor"] is not None:
            return min(down_to_step(offer["amountMinor"], self.shop.step), total)
        return min(self.shop.round(total * ten_thousandths(offer["percent"]), 10000), total)

    def applying_coupons(self, field: str) -> list[Json]:
        """The coupons that apply, of those with a percentage or an amount. They are chosen before the first applies."""
        if self.applying is None:
            valid = [coupon for coupon in self.coupons if self.is_valid(coupon)]
            self.applying = choose_coupons(valid)
        return [coupon for coupon in self.applying if coupon[field] is not None]

    def is_valid(self, coupon: Json) -> bool:
        """Whether the cart has a line that a coupon is for, and reaches its minimum."""
        return bool(self.lines_of(coupon)) and self.total() >= (coupon["minimumMinor"] or 0)

    def lines_of(self, coupon: Json) -> list[Line]:
        """The lines that a coupon is for, by name."""
        return [line for line in self.by_name if is_among(line.name, coupon["productNames"])]

    def percent_coupons(self) -> None:
        for coupon in self.applying_coupons("percent"):
            percent, lines = coupon["percent"], self.lines_of(coupon)
            amount = sum(run.units * self.amount_off(run, percent) for line in lines for run in line.runs)
            if not covers(coupon["budgetMinor"], amount):
                continue
            for line in lines:
                for run in line.runs:
                    line.coupon += self.reduce(line, run, percent, "percentCoupon", coupon["code"])
            self.coupon_amounts[coupon["code"]] = amount

    def fixed_coupons(self) -> None:
        for coupon in self.applying_coupons("amountMinor"):
            lines = self.lines_of(coupon)
            total = sum(line.total for line in lines)
            if not covers(coupon["budgetMinor"], min(coupon["amountMinor"], total)):
                continue
            amount = min(down_to_step(coupon["amountMinor"], self.shop.step), total)
            shares = self.share_among(lines, amount, "fixedCoupon", coupon["code"])
            for line, part in zip(lines, shares):
                line.coupon += part
            self.coupon_amounts[coupon["code"]] = amount

    def listed_coupons(self) -> list[Json]:
        """What every coupon took off."""
        rules = self.shop.config["rules"]
        listed = [
            coupon
            for coupon in self.coupons
            if ("fixedCoupon" if coupon["percent"] is None else "percentCoupon") in rules
        ]
        return [{"code": coupon["code"], "amountMinor": self.coupon_amounts[coupon["code"]]} for coupon in listed]


def covers(budget: int | None, amount: int) -> bool:
    return budget is None or amount <= budget


def is_among(name: str, names: list[str] | None) -> bool:
    return names is None or name in names


def ordered_coupons(coupons: list[Json]) -> list[Json]:
    """The larger percentage first, then those with an amount, equal ones by code."""
    return sorted(coupons, key=lambda coupon: (coupon["percent"] is None, -(coupon["percent"] or 0), coupon["code"]))


def choose_coupons(valid: list[Json]) -> list[Json]:
    """The coupons that apply of the valid ones, in the order in which they were."""
    codes: list[str] = []
    for coupon in sorted(valid, key=lambda coupon: -coupon["priority"]):
        if coupon["isExclusive"] and codes:
            continue
        codes.append(coupon["code"])
        if coupon["isExclusive"] or coupon["stops"]:
            break
    return [coupon for coupon in valid if coupon["code"] in codes]


def replace_run(line: Line, run: Run, parts: list[Run]) -> None:
    """Put the parts that have units in the place of a run."""
    index = next(index for index, other in enumerate(line.runs) if other is run)
    line.runs[index : index + 1] = [part for part in parts if part.units]


def split_off_first(line: Line, run: Run) -> Run:
    """Make the first unit of a run a run of its own."""
    first = Run(1, run.price)
    replace_run(line, run, [first, Run(run.units - 1, run.price)])
    return first


def split_off_last(line: Line, run: Run, units: int) -> Run:
    """Make the last units of a run a run of their own."""
    last = Run(units, run.price)
    replace_run(line, run, [Run(run.units - units, run.price), last])
    return last


def join_equal_runs(line: Line) -> None:
    """Join runs that follow one another and cost the same."""
    joined: list[Run] = []
    for run in line.runs:
        if joined and joined[-1].price == run.price:
            joined[-1].units += run.units
        else:
            joined.append(run)
    line.runs = joined


def largest_gift(offer: Json, lines: list[Line]) -> list[tuple[Line, Run, int]]:
    """The units of each run that an offer gives, as often as it is possible."""
    entries = [(line, run) for line in sorted(lines, key=lambda line: line.name) for run in line.runs]
    # Sorting is stable: of equal prices the highest name and the last run come first.
    units = sorted(reversed(entries), key=lambda entry: entry[1].price)
    # A unit that is given and one that is bought differ, so there are never as many times as units.
    possible, impossible = 0, sum(run.units for _, run in units)
    # More times need more units and leave fewer, so the limit can be found by halving.
    while impossible - possible > 1:
        times = (possible + impossible) // 2
        if can_give(offer, units, times):
            possible = times
        else:
            impossible = times
    return gift(offer, units, possible)


def gift(offer: Json, units: list[tuple[Line, Run]], times: int) -> list[tuple[Line, Run, int]]:
    """The first units that an offer gives."""
    left = times * offer["getQuantity"]
    given = []
    for line, run in units:
        count = min(left, run.units) if is_among(line.name, offer["getNames"]) else 0
        if count:
            given.append((line, run, count))
            left -= count
    return given


def can_give(offer: Json, units: list[tuple[Line, Run]], times: int) -> bool:
    """Whether there are enough units to give, and enough others that are bought."""
    given = gift(offer, units, times)
    names = offer["buyNames"]
    bought = sum(run.units for line, run in units if is_among(line.name, names))
    bought -= sum(count for line, _, count in given if is_among(line.name, names))
    is_enough_given = sum(count for _, _, count in given) == times * offer["getQuantity"]
    return is_enough_given and bought >= times * offer["buyQuantity"]
