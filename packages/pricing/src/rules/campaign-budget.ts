import type { CartLineInput, Shopper } from "../cart-input.ts";
import { takePercent } from "../discount.ts";
import type { UnitTerms } from "../pricing-terms.ts";
import { stepOf } from "../step-of.ts";
import { campaignPoints, chooseCampaign } from "./choose-campaign.ts";
import { isCovered } from "./take-off.ts";

/**
 * The lines without the campaigns whose budget doesn't cover what they would take off all of them: a campaign applies to the whole cart or
 * not at all. It takes off its own points of the full price, for every unit. Campaigns without a budget stay.
 */
export function withinBudgets(
  lines: readonly CartLineInput[],
  shopper: Shopper<string>,
  terms: UnitTerms,
): readonly CartLineInput[] {
  if (!haveBudget(lines)) return lines;
  const broke = findBroke(lines, shopper, terms);
  if (broke.size === 0) return lines;
  // Without them other campaigns may apply, so their budgets are looked at next.
  return withinBudgets(
    lines.map((line) => without(line, broke)),
    shopper,
    terms,
  );
}

/** Loops, because `some` is slow on the frozen arrays of an input. */
function haveBudget(lines: readonly CartLineInput[]): boolean {
  for (const { campaigns } of lines) {
    if (campaigns) for (const { budgetMinor = null } of campaigns) if (budgetMinor !== null) return true;
  }
  return false;
}

/** The ids of the campaigns that would take off more than they may. */
function findBroke(lines: readonly CartLineInput[], shopper: Shopper<string>, terms: UnitTerms): ReadonlySet<string> {
  const stepMinor = stepOf(terms, shopper.currency);
  const wanted = new Map<string, number>();
  const broke = new Set<string>();
  for (const line of lines) {
    // A stated price has no points.
    const chosen = (line.statedPriceMinor ?? null) === null ? chooseCampaign(line, shopper, terms) : null;
    if (chosen === null) continue;
    const { fullPriceMinor, quantity } = line;
    const points = Math.min(terms.capPercent, campaignPoints(chosen, shopper));
    const unitMinor = fullPriceMinor - takePercent(fullPriceMinor, points, stepMinor, terms.rounding);
    const sumMinor = (wanted.get(chosen.id) ?? 0) + unitMinor * quantity;
    wanted.set(chosen.id, sumMinor);
    if (!isCovered(sumMinor, chosen.budgetMinor)) broke.add(chosen.id);
  }
  return broke;
}

function without(line: CartLineInput, ids: ReadonlySet<string>): CartLineInput {
  return line.campaigns ? { ...line, campaigns: line.campaigns.filter(({ id }) => !ids.has(id)) } : line;
}
