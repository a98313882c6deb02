import { isWhole } from "./amount.ts";
import type { CurrencyTerms } from "./currency-terms.ts";
import type { PricingConfig, PricingRule } from "./pricing-config.ts";
import { shown } from "./result.ts";
import { ROUNDINGS } from "./rounding.ts";

const PERCENTAGES: readonly string[] = ["capPercent", "loyaltyPercent", "firstPurchasePercent", "multiBuyPercent"];

/** Throws a RangeError that says what is wrong with a configuration. It may come from plain JavaScript, so nothing is taken for granted. */
export function checkConfig(config: PricingConfig | null | undefined): void {
  const { currencies, rules, rounding, locale = "en", ...others } = config ?? ({} as PricingConfig);
  if (!Array.isArray(currencies) || currencies.length === 0)
    throw new RangeError("A shop needs at least one currency.");
  if (!Array.isArray(rules)) throw new RangeError("A shop needs a list of rules, which may be empty.");
  for (const currency of currencies) checkCurrency(currency ?? {});
  for (const [index, rule] of rules.entries()) checkRule(rule ?? {}, index);
  refuseTwo(currencies.map(({ code }) => code));
  refuseTwo(rules.map(({ name }) => name));
  checkOrder(rules);
  if (!ROUNDINGS.includes(rounding)) {
    throw new RangeError(`rounding must be one of ${ROUNDINGS.join(", ")}: it is ${shown(rounding)}.`);
  }
  if (typeof locale !== "string") throw new RangeError(`locale must be a language tag: it is ${shown(locale)}.`);
  checkPercentages(others);
}

function checkPercentages(settings: Readonly<Record<string, unknown>>): void {
  const unknown = Object.keys(settings).find((name) => !PERCENTAGES.includes(name));
  if (unknown !== undefined) throw new RangeError(`A configuration has no "${unknown}".`);
  for (const name of PERCENTAGES) {
    const percent = settings[name];
    if (percent === undefined && name !== "capPercent") continue;
    if (typeof percent === "number" && percent >= 0 && percent <= 100) continue;
    throw new RangeError(`${name} must be a number from 0 to 100: it is ${shown(percent)}.`);
  }
}

function checkCurrency({ code, minorUnitsPerUnit, stepMinor, format }: CurrencyTerms): void {
  if (typeof code !== "string" || !/^[A-Z]{3}$/.test(code)) {
    throw new RangeError(`A currency needs an ISO 4217 code, such as EUR: it is ${shown(code)}.`);
  }
  // A price has as many decimals as its unit has zeros: with five minor units it would be written as one amount and read as another.
  const isPowerOfTen = isWhole(minorUnitsPerUnit, 1) && /^10*$/.test(String(minorUnitsPerUnit));
  if (!isPowerOfTen || !isWhole(stepMinor, 1)) {
    const found = `${shown(minorUnitsPerUnit)}, ${shown(stepMinor)}`;
    throw new RangeError(`${code} needs a power of ten and a step of minor units: ${found}.`);
  }
  if (format !== undefined && typeof format !== "function")
    throw new RangeError(`The format of ${code} isn't a function.`);
}

function checkRule(rule: PricingRule, index: number): void {
  const isFunction = (work: unknown) => typeof work === "function";
  const isRule =
    rule.kind === "points"
      ? isFunction(rule.pointsOf)
      : (rule.kind === "perUnit" || rule.kind === "perLine") && isFunction(rule.apply);
  if (isRule && typeof rule.name === "string") return;
  throw new RangeError(
    `rules[${index}] isn't a rule: it needs a name, and the kind points with pointsOf, or perUnit or perLine with apply.`,
  );
}

/** An amount off lines isn't seen by what is taken off units after it: together they could take off more than there is. */
function checkOrder(rules: readonly PricingRule[]): void {
  const firstAmount = rules.findIndex(({ kind }) => kind === "perLine");
  const late = rules.slice(firstAmount + 1).find(({ kind }) => kind === "perUnit");
  if (firstAmount >= 0 && late) {
    throw new RangeError(`${late.name} must come before ${rules[firstAmount]?.name}: it changes what units cost.`);
  }
  const hasRule = (name: string) => rules.some((rule) => rule.name === name);
  if (hasRule("campaign") && !hasRule("sale")) throw new RangeError("campaign needs sale, which it is compared with.");
}

function refuseTwo(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new RangeError(`"${twice}" is in the configuration twice.`);
}
