import { ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { type CheckedCoupon, contentCouponSchema } from "../content/index.ts";
import { toCouponCode } from "../sales/index.ts";
import { readAmounts, refuseIssue, toList, toNumber } from "./fields.ts";

export const COUPON_OPTIONS = {
  percent: "string",
  eur: "string",
  usd: "string",
  jpy: "string",
  "min-eur": "string",
  "min-usd": "string",
  "min-jpy": "string",
  products: "string",
  types: "string",
  combinable: "boolean",
  "max-uses": "string",
  "max-uses-per-user": "string",
  from: "string",
  until: "string",
  zone: "string",
  "drip-page": "string",
} as const;
type Options = {
  readonly [Name in keyof typeof COUPON_OPTIONS]?: (typeof COUPON_OPTIONS)[Name] extends "boolean" ? boolean : string;
};

/** A coupon from the command line, as one of the content is read. Amounts are in units: `10`, `9.50`. Failure: `operator.refused`. */
export function readCoupon(typed: string, options: Options): Result<CheckedCoupon> {
  const amount = readAmounts("", options);
  if (!amount.isOk) return amount;
  const minimum = readAmounts("min-", options);
  if (!minimum.isOk) return minimum;
  const parsed = z.safeParse(contentCouponSchema, {
    code: toCouponCode(typed),
    products: toList(options.products),
    productTypes: toList(options.types),
    isCombinable: options.combinable ?? false,
    percent: toNumber(options.percent),
    amount: amount.value,
    minimum: minimum.value,
    maxUses: toNumber(options["max-uses"]),
    maxUsesPerUser: toNumber(options["max-uses-per-user"]),
    startDate: options.from,
    endDate: options.until,
    timeZone: options.zone,
    dripPage: options["drip-page"] ?? null,
  });
  return parsed.success ? ok(parsed.data) : refuseIssue(parsed.error.issues[0]);
}
