import { type ConsentCategory, type OptionalCategory, SIGNAL_REFUSES } from "./categories.ts";
import type { ConsentChoice, ConsentPolicy } from "./choice.ts";
import { isChoiceCurrent } from "./is-choice-current.ts";

export type Grants = Readonly<Record<ConsentCategory, boolean>>;

/** Before any choice. Source: CONSENT-01. */
export const NO_GRANTS: Grants = { necessary: true, preferences: false, statistics: false, marketing: false };

export interface GrantConditions {
  readonly policy: ConsentPolicy;
  readonly nowMs: number;
  /** Whether the browser sends Global Privacy Control. */
  readonly hasSignal: boolean;
}

/**
 * What a choice allows now. Without a current choice, nothing but what is necessary. Global Privacy Control refuses statistics and
 * marketing, unless the yes was given while it was on. Source: CONSENT-01, CONSENT-02, CONSENT-04.
 */
export function grantsOf(choice: ConsentChoice | null, { policy, nowMs, hasSignal }: GrantConditions): Grants {
  if (!choice || !isChoiceCurrent(choice, policy, nowMs)) return NO_GRANTS;
  const isGranted = (category: OptionalCategory) =>
    choice.granted.includes(category) && (!hasSignal || choice.hadSignal || !SIGNAL_REFUSES.includes(category));
  return {
    necessary: true,
    preferences: isGranted("preferences"),
    statistics: isGranted("statistics"),
    marketing: isGranted("marketing"),
  };
}
