import type { CartCase } from "./cart-case.ts";
import { completionCases } from "./completion.ts";
import { couponCases } from "./coupons.ts";
import { multiBuyCases } from "./multi-buy.ts";
import { pointsCases } from "./points.ts";

/** Every cart of the golden vectors, rule by rule. A new rule adds its file here. */
export const cartCases: readonly CartCase[] = [...pointsCases, ...completionCases, ...multiBuyCases, ...couponCases];
