import { compareCodePoints } from "../compare-code-points.ts";
import type { CartAtWork, CartRule, LineAtWork } from "../pricing-terms.ts";
import { takePercentOff } from "./take-off.ts";
import { joinRuns, splitRun, type UnitRun } from "./unit-run.ts";

const REASON = { rule: "multiBuy", deduction: "multiBuyMinor" } as const;

/**
 * A percentage off the second and every further unit of the cart. The most expensive unit is charged in full, so the total doesn't depend
 * on the order of adding; if several are equally expensive, the one whose name comes first. Rounded unit by unit. Source: PRICE-07.
 */
export const multiBuy: CartRule<"multiBuy"> = Object.freeze<CartRule<"multiBuy">>({
  kind: "perUnit",
  name: "multiBuy",
  apply: (cart) => {
    const dearest = findDearest(cart);
    if (!dearest) return;
    splitRun(dearest.runs, dearest.run, 1);
    let index = 0;
    for (const line of cart.lines) {
      const runs = cart.runs[index++] ?? [];
      for (const run of runs) {
        if (run !== dearest.run) takePercentOff(cart, line, run, cart.terms.multiBuyPercent, REASON);
      }
      joinRuns(runs);
    }
  },
});

function findDearest({ lines, runs: all }: CartAtWork): { readonly runs: UnitRun[]; readonly run: UnitRun } | null {
  let chosen: { readonly line: LineAtWork; readonly runs: UnitRun[]; readonly run: UnitRun } | null = null;
  let index = 0;
  for (const line of lines) {
    const runs = all[index++] ?? [];
    for (const run of runs) {
      const isDearer = chosen === null || run.priceMinor > chosen.run.priceMinor;
      const isFirstOfEquals =
        run.priceMinor === chosen?.run.priceMinor && compareCodePoints(line.name, chosen.line.name) < 0;
      if (isDearer || isFirstOfEquals) chosen = { line, runs, run };
    }
  }
  return chosen;
}
