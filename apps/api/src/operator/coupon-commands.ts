import { ok } from "@shop/kernel";
import { listProducts } from "../catalogue/index.ts";
import { findCouponFault, toCouponRow } from "../content/index.ts";
import { type CouponRow, endCoupon, findCoupon, insertCoupon, listCoupons, toCouponCode } from "../sales/index.ts";
import { type Command, readParameters, refuse } from "./command.ts";
import { describeChoice, describeState, describeWindow } from "./describe-window.ts";
import { refuseField } from "./fields.ts";
import { COUPON_OPTIONS, readCoupon } from "./read-coupon.ts";

/** Adds a coupon of the operator's own. A code is never reused, even after its coupon has ended: orders refer to it. */
const add: Command = async ({ db }, parameters) => {
  const given = readParameters(parameters, "code", COUPON_OPTIONS);
  if (!given.isOk) return given;
  const read = readCoupon(given.value.named, given.value.options);
  if (!read.isOk) return read;
  const names = new Set((await listProducts(db)).map(({ name }) => name));
  const fault = findCouponFault(read.value, names);
  if (fault) return refuseField(fault.field, fault.reason);
  const { code } = read.value;
  if (!(await insertCoupon(db, toCouponRow(read.value, false))))
    return refuse(`The code ${code} has been given before.`);
  return ok([`${code} can be used.`]);
};

/** Ends a coupon now: carts with it show that it has ended. Uses reserved by waiting orders stay theirs. */
const end: Command = async ({ db, clock }, parameters) => {
  const given = readParameters(parameters, "code", {});
  if (!given.isOk) return given;
  const code = toCouponCode(given.value.named);
  if (await endCoupon(db, code, new Date(clock.nowMs()))) return ok([`${code} has ended.`]);
  const found = await findCoupon(db, code);
  if (!found) return refuse(`There is no coupon ${code}.`);
  return refuse(
    found.is_from_content
      ? `${code} is defined in the content's coupons.json: change it there.`
      : `${code} had ended before.`,
  );
};

const list: Command = async ({ db, clock }) => {
  const rows = await listCoupons(db);
  const nowMs = clock.nowMs();
  return ok(rows.length === 0 ? ["There are no coupons."] : rows.map((row) => describeCoupon(row, nowMs)));
};

function describeCoupon(row: CouponRow, nowMs: number): string {
  const uses = row.max_uses === null ? `${row.uses} uses` : `${row.uses} of ${row.max_uses} uses`;
  return [
    row.code,
    row.percent === null ? describeAmounts(row) : `${row.percent} %`,
    describeChoice(row),
    ...describeMinimum(row),
    uses,
    ...(row.max_uses_per_user === null ? [] : [`${row.max_uses_per_user} an account`]),
    row.is_combinable ? "with others" : "alone",
    describeWindow(row),
    describeState(row, nowMs),
  ].join(" · ");
}

function describeAmounts(row: CouponRow): string {
  return joinAmounts({ EUR: row.amount_eur_minor, USD: row.amount_usd_minor, JPY: row.amount_jpy_minor });
}

function describeMinimum(row: CouponRow): string[] {
  const minimum = joinAmounts({ EUR: row.minimum_eur_minor, USD: row.minimum_usd_minor, JPY: row.minimum_jpy_minor });
  return minimum === "" ? [] : [`carts of at least ${minimum}`];
}

function joinAmounts(amounts: Readonly<Record<string, number | null>>): string {
  return Object.entries(amounts)
    .flatMap(([currency, minor]) => (minor === null ? [] : [`${minor / 100} ${currency}`]))
    .join(", ");
}

export const couponCommands: Readonly<Record<string, Command>> = { list, add, end };
