import { SIGNAL_REFUSES } from "./categories.ts";
import type { ConsentChoice, ConsentPolicy } from "./choice.ts";
import { isChoiceCurrent } from "./is-choice-current.ts";

/**
 * Whether the visitor is asked without having called for it: about a category that no current choice covers. Global Privacy Control has
 * refused its categories already, so that they alone are no reason to ask. Source: CONSENT-04.
 */
export function shouldAsk(
  choice: ConsentChoice | null,
  policy: ConsentPolicy,
  { nowMs, hasSignal }: { readonly nowMs: number; readonly hasSignal: boolean },
): boolean {
  const covered = choice && isChoiceCurrent(choice, policy, nowMs) ? choice.asked : [];
  const refused = hasSignal ? SIGNAL_REFUSES : [];
  return policy.asked.some((category) => !covered.includes(category) && !refused.includes(category));
}
