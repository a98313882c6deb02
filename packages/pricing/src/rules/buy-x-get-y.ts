import type { BuyXGetYOffer } from "../cart-input.ts";
import { compareCodePoints } from "../compare-code-points.ts";
import type { CartAtWork, CartRule, LineAtWork } from "../pricing-terms.ts";
import { isCovered, percentOf, takePercentOff } from "./take-off.ts";
import { splitRun, type UnitRun } from "./unit-run.ts";

/** Some units of a run. */
interface Units {
  readonly line: LineAtWork;
  readonly runs: UnitRun[];
  readonly run: UnitRun;
  readonly units: number;
}

/**
 * For every so many units that are bought, so many others for less. The cheapest units are the ones for less, of equal ones those whose
 * name comes last, and a unit counts once in an offer. Offers are applied by id.
 */
export const buyXGetY: CartRule<"buyXGetY"> = Object.freeze<CartRule<"buyXGetY">>({
  kind: "perUnit",
  name: "buyXGetY",
  apply: (cart) => {
    const offers = (cart.input.offers ?? []).filter((offer) => offer.kind === "buyXGetY");
    for (const offer of [...offers].sort((a, b) => compareCodePoints(a.id, b.id))) applyOffer(cart, offer);
  },
});

function applyOffer(cart: CartAtWork, offer: BuyXGetYOffer): void {
  const { id, title: label = id, percent, budgetMinor } = offer;
  const given = chooseGiven(offer, allUnits(cart));
  const wantedMinor = given.reduce((sum, { run, units }) => sum + percentOf(cart, { ...run, units }, percent), 0);
  if (wantedMinor === 0 || !isCovered(wantedMinor, budgetMinor)) return;
  const reason = { rule: "buyXGetY", deduction: "offerMinor", label } as const;
  let amountMinor = 0;
  for (const { line, runs, run, units } of given) {
    const last = splitRun(runs, run, run.units - units);
    amountMinor += takePercentOff(cart, line, last, percent, reason);
  }
  cart.offers.push({ id, amountMinor });
}

/** All units of the cart, the cheapest first. */
function allUnits({ lines, runs: all }: CartAtWork): readonly Units[] {
  const units = lines.flatMap((line, index) => {
    const runs = all[index] ?? [];
    return runs.map((run) => ({ line, runs, run, units: run.units }));
  });
  return units.sort(
    (a, b) =>
      a.run.priceMinor - b.run.priceMinor || compareCodePoints(b.line.name, a.line.name) || b.run.first - a.run.first,
  );
}

/** The units that are given for less: for as many times as enough others are left that are bought. */
function chooseGiven(offer: BuyXGetYOffer, all: readonly Units[]): readonly Units[] {
  const canBeGiven = all.filter(({ line }) => isAmong(line, offer.getNames));
  const canBeBought = all.filter(({ line }) => isAmong(line, offer.buyNames));
  const givenFor = (times: number) => cheapest(canBeGiven, times * offer.getQuantity);
  const isEnough = (times: number) => {
    const both = givenFor(times).filter(({ line }) => isAmong(line, offer.buyNames));
    return count(canBeBought) - count(both) >= times * offer.buyQuantity;
  };
  let [possible, tooMany] = [0, Math.floor(count(canBeGiven) / offer.getQuantity) + 1];
  while (tooMany - possible > 1) {
    const middle = Math.floor((possible + tooMany) / 2);
    if (isEnough(middle)) possible = middle;
    else tooMany = middle;
  }
  return givenFor(possible);
}

function isAmong({ name }: LineAtWork, names: readonly string[] | null | undefined): boolean {
  return (names ?? null) === null || (names ?? []).includes(name);
}

function count(units: readonly Units[]): number {
  return units.reduce((sum, one) => sum + one.units, 0);
}

/** So many of the units, the cheapest. */
function cheapest(units: readonly Units[], wanted: number): readonly Units[] {
  let left = wanted;
  return units.flatMap((one) => {
    const taken = Math.min(one.units, left);
    left -= taken;
    return taken > 0 ? [{ ...one, units: taken }] : [];
  });
}
