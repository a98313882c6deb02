import { ok, type Result } from "@shop/kernel";
import { parsePrice } from "@shop/pricing";
import * as z from "zod/mini";
import { type CheckedCoupon, contentCouponSchema } from "../content/sales-schemas.ts";
import { toCouponCode } from "../sales/coupon-code.ts";
import { refuse } from "./command.ts";

export const COUPON_OPTIONS = {
  percent: "string",
  eur: "string",
  usd: "string",
  jpy: "string",
  products: "string",
  types: "string",
  combinable: "boolean",
  "max-uses": "string",
  "max-uses-per-user": "string",
  from: "string",
  until: "string",
  zone: "string",
} as const;
type Options = {
  readonly [Name in keyof typeof COUPON_OPTIONS]?: (typeof COUPON_OPTIONS)[Name] extends "boolean" ? boolean : string;
};

/** A coupon's fields by the options that name them, where they differ. */
const OPTION_OF: Readonly<Record<string, keyof typeof COUPON_OPTIONS>> = {
  startDate: "from",
  endDate: "until",
  timeZone: "zone",
  productTypes: "types",
  maxUses: "max-uses",
  maxUsesPerUser: "max-uses-per-user",
};

/** A coupon from the command line, as one of the content is read. Amounts are in units: `10`, `9.50`. Failure: `operator.refused`. */
export function readCoupon(typed: string, options: Options): Result<CheckedCoupon> {
  const amounts = { EUR: options.eur, USD: options.usd, JPY: options.jpy };
  const amount: Record<string, number> = {};
  for (const [currency, text] of Object.entries(amounts)) {
    if (text === undefined) continue;
    const price = parsePrice(text);
    if (!price.isOk) return refuse(`${currency.toLowerCase()}: "${text}" is not an amount like 10 or 9.50.`);
    amount[currency] = price.value;
  }
  const parsed = z.safeParse(contentCouponSchema, {
    code: toCouponCode(typed),
    products: toList(options.products),
    productTypes: toList(options.types),
    isCombinable: options.combinable ?? false,
    percent: toNumber(options.percent),
    amount: Object.keys(amount).length === 0 ? undefined : amount,
    maxUses: toNumber(options["max-uses"]),
    maxUsesPerUser: toNumber(options["max-uses-per-user"]),
    startDate: options.from,
    endDate: options.until,
    timeZone: options.zone,
  });
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  return refuseField(String(issue?.path[0] ?? "coupon"), issue?.message ?? "is not as expected");
}

/** Says what is wrong with a field by the name of its option. */
export function refuseField(field: string, reason: string): Result<never> {
  return refuse(`${OPTION_OF[field] ?? field}: ${reason}.`);
}

function toList(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(",").map((name) => name.trim());
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
