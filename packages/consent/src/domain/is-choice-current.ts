import type { ConsentChoice, ConsentPolicy } from "./choice.ts";
import { CHOICE_KEPT_MS } from "./limits.ts";

/**
 * Whether a choice still counts: it was made for this version of the policy, less than 365 days ago, and not in the future of a clock
 * that was set back. A category that was added later is not part of it; see `unaskedCategories`. Source: CONSENT-02, CONSENT-04.
 */
export function isChoiceCurrent(choice: ConsentChoice, { version }: ConsentPolicy, nowMs: number): boolean {
  const ageMs = nowMs - choice.chosenAtMs;
  return choice.policyVersion === version && ageMs >= 0 && ageMs < CHOICE_KEPT_MS;
}
