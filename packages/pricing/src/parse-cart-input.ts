import type {
  BundlePart,
  BuyXGetYOffer,
  Campaign,
  CartInput,
  CartLineInput,
  Completion,
  Coupon,
  MinimumSpendOffer,
  UncheckedCart,
} from "./cart-input.ts";
import {
  absentOr,
  amount,
  type Check,
  type Fields,
  integer,
  listOf,
  nothingOr,
  objectOf,
  percentage,
  quantity,
  refuse,
  text,
  yesOrNo,
} from "./checks.ts";
import { MAX_AMOUNT_MINOR } from "./limits.ts";
import { mostMinor } from "./most-minor.ts";
import { ok, type Result } from "./result.ts";

const names = listOf(text);
const PART = { name: text, fullPriceMinor: amount, isOwned: yesOrNo } satisfies Fields<BundlePart>;
const COMPLETION = { parts: listOf(objectOf(PART)) } satisfies Fields<Completion>;
const CAMPAIGN = {
  id: text,
  percent: percentage,
  loyaltyPercent: nothingOr(percentage),
  title: absentOr(text),
  budgetMinor: nothingOr(amount),
} satisfies Fields<Campaign>;

const LINE = {
  name: text,
  quantity,
  fullPriceMinor: amount,
  salePercent: nothingOr(percentage),
  statedPriceMinor: nothingOr(amount),
  campaigns: absentOr(listOf(objectOf(CAMPAIGN))),
  completion: nothingOr(objectOf(COMPLETION)),
  quantityTiers: absentOr(listOf(objectOf({ minimumQuantity: quantity, percent: percentage }))),
  groupDiscounts: absentOr(listOf(objectOf({ group: text, percent: percentage }))),
} satisfies Fields<CartLineInput>;

const COUPON = {
  code: text,
  percent: absentOr(percentage),
  amountMinor: absentOr(amount),
  minimumMinor: nothingOr(amount),
  productNames: nothingOr(names),
  priority: absentOr(integer),
  isExclusive: absentOr(yesOrNo),
  stops: absentOr(yesOrNo),
  budgetMinor: nothingOr(amount),
} satisfies Fields<Coupon>;

const OFFER = { kind: text, id: text, title: absentOr(text), budgetMinor: nothingOr(amount) };
const MINIMUM_SPEND = {
  ...OFFER,
  minimumMinor: amount,
  percent: absentOr(percentage),
  amountMinor: absentOr(amount),
} satisfies Fields<MinimumSpendOffer>;
const BUY_X_GET_Y = {
  ...OFFER,
  buyQuantity: quantity,
  buyNames: nothingOr(names),
  getQuantity: quantity,
  getNames: nothingOr(names),
  percent: percentage,
} satisfies Fields<BuyXGetYOffer>;
const OFFERS: Readonly<Record<string, Check>> = {
  minimumSpend: percentOrAmount(objectOf(MINIMUM_SPEND)),
  buyXGetY: objectOf(BUY_X_GET_Y),
};

/** Everything that a price can depend on: the one list of it. */
const CART = {
  currency: text,
  isLoggedIn: yesOrNo,
  hasFirstPurchase: absentOr(yesOrNo),
  eduPercent: absentOr(percentage),
  groups: absentOr(names),
  lines: listOf(objectOf(LINE)),
  coupons: absentOr(listOf(percentOrAmount(objectOf(COUPON)))),
  offers: absentOr(listOf(checkOffer)),
} satisfies Fields<UncheckedCart>;
const checkCart = objectOf(CART);

/**
 * The only way to create a cart's input. It copies what it was given, and the copy can't be changed. Fields that this package doesn't know
 * are kept unchecked, for rules of your own. Failures, with the `field` and its `value` as parameters:
 *
 * - `pricing.missing`: a field that is needed is absent.
 * - `pricing.unknownCurrency`: the shop has no prices in it.
 * - `pricing.notAQuantity`: not whole, or below 1.
 * - `pricing.notAnAmount`: not whole, negative, or above `MAX_AMOUNT_MINOR`.
 * - `pricing.notAPercentage`, `pricing.notAText`, `pricing.notYesOrNo`, `pricing.notAnInteger`, `pricing.notAList`, `pricing.notAnObject`.
 * - `pricing.percentOrAmount`: a coupon or an offer has both a percentage and an amount, or neither.
 * - `pricing.unknownOffer`: an offer of another kind.
 * - `pricing.sameName`, `pricing.sameCode`, `pricing.sameId`: two lines with one name, two coupons with one code, two offers with one id.
 * - `pricing.notWholeSteps`: a full or stated price that isn't a multiple of the currency's smallest step, such as half a yen.
 * - `pricing.tooLarge`: all units at their full prices cost more than `MAX_AMOUNT_MINOR`.
 */
export function parseCartInput<Code extends string>(
  given: unknown,
  steps: Readonly<Record<Code, number>>,
): Result<CartInput<Code>> {
  const checked = checkCart(given, "");
  if (!checked.isOk) return checked;
  const cart = checked.value as CartInput<Code>;
  if (!Object.hasOwn(steps, cart.currency)) return refuse("pricing.unknownCurrency", cart.currency, "currency");
  const lines = cart.lines.map(({ name }) => name);
  const codes = (cart.coupons ?? []).map(({ code }) => code);
  const ids = (cart.offers ?? []).map(({ id }) => id);
  return (
    refuseTwice("pricing.sameName", lines, "lines") ??
    refuseTwice("pricing.sameCode", codes, "coupons") ??
    refuseTwice("pricing.sameId", ids, "offers") ??
    refuseSteps(cart.lines, steps[cart.currency]) ??
    refuseTooLarge(cart.lines) ??
    ok(cart)
  );
}

function percentOrAmount(check: Check): Check {
  return (value, path) => {
    const checked = check(value, path);
    if (!checked.isOk) return checked;
    const { percent, amountMinor } = checked.value as { readonly percent?: unknown; readonly amountMinor?: unknown };
    if ((percent === undefined) !== (amountMinor === undefined)) return checked;
    return refuse("pricing.percentOrAmount", `${percent} and ${amountMinor}`, path);
  };
}

function checkOffer(value: unknown, path: string): Result<unknown> {
  const shape = objectOf({ kind: text })(value, path);
  if (!shape.isOk) return shape;
  const { kind } = shape.value as { readonly kind: string };
  const check = Object.hasOwn(OFFERS, kind) ? OFFERS[kind] : undefined;
  return check ? check(value, path) : refuse("pricing.unknownOffer", kind, `${path}.kind`);
}

function refuseTwice(code: string, all: readonly string[], field: string): ReturnType<typeof refuse> | null {
  const seen = new Set<string>();
  for (const name of all) {
    if (seen.has(name)) return refuse(code, name, field);
    seen.add(name);
  }
  return null;
}

function refuseSteps(lines: readonly CartLineInput[], stepMinor: number): ReturnType<typeof refuse> | null {
  for (const [index, { fullPriceMinor, statedPriceMinor }] of lines.entries()) {
    const prices = { fullPriceMinor, statedPriceMinor: statedPriceMinor ?? 0 };
    for (const [field, price] of Object.entries(prices)) {
      if (price % stepMinor !== 0) return refuse("pricing.notWholeSteps", price, `lines[${index}].${field}`);
    }
  }
  return null;
}

function refuseTooLarge(lines: readonly CartLineInput[]): ReturnType<typeof refuse> | null {
  const sumMinor = mostMinor(lines);
  return sumMinor > MAX_AMOUNT_MINOR ? refuse("pricing.tooLarge", sumMinor, "lines") : null;
}
