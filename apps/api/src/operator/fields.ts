import { isLocale, type Result } from "@shop/kernel";
import { parsePrice } from "@shop/pricing";
import { refuse } from "./command.ts";

/** Fields of coupons and campaigns by the options that name them, where they differ. */
const OPTION_OF: Readonly<Record<string, string>> = {
  startDate: "from",
  endDate: "until",
  timeZone: "zone",
  productTypes: "types",
  maxUses: "max-uses",
  maxUsesPerUser: "max-uses-per-user",
  loyaltyDiscount: "loyalty",
  ctaText: "cta",
  dripPage: "drip-page",
};

/** Describes what is wrong with a field, by the name of its option. */
export function refuseField(field: string, reason: string): Result<never> {
  return refuse(`${OPTION_OF[field] ?? field}: ${reason}.`);
}

/** The same for a schema's issues. */
export function refuseIssue(
  issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
): Result<never> {
  const [field = "options", textIn] = issue?.path.map(String) ?? [];
  const reason = issue?.message ?? "is not as expected";
  if (!isLocale(field) || textIn === undefined) return refuseField(field, reason);
  return refuseField(`${OPTION_OF[textIn] ?? textIn}-${field}`, reason);
}

/** Names between commas. */
export function toList(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(",").map((name) => name.trim());
}

/** A number, its decimals after a point or a comma. */
export function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replace(",", "."));
}

/** Amounts in units, `10` or `9.50`, by currency, converted to minor units. Undefined: none is given. Failure: `operator.refused`. */
export function readAmounts(
  prefix: string,
  options: Readonly<Record<string, string | boolean | undefined>>,
): Result<Readonly<Record<string, number>> | undefined> {
  const amounts: Record<string, number> = {};
  for (const currency of ["EUR", "USD", "JPY"]) {
    const option = `${prefix}${currency.toLowerCase()}`;
    const text = options[option];
    if (typeof text !== "string") continue;
    const price = parsePrice(text);
    if (!price.isOk) return refuse(`${option}: "${text}" is not an amount like 10 or 9.50.`);
    amounts[currency] = price.value;
  }
  return { isOk: true, value: Object.keys(amounts).length === 0 ? undefined : amounts };
}
