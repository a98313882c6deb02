/** What a visitor decides about, in the order in which it is listed. Source: CONSENT-01. */
export const CONSENT_CATEGORIES = ["necessary", "preferences", "statistics", "marketing"] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** A category that can be refused. What is necessary is always on. */
export type OptionalCategory = Exclude<ConsentCategory, "necessary">;
export const OPTIONAL_CATEGORIES = ["preferences", "statistics", "marketing"] as const;

/** What Global Privacy Control refuses. Source: CONSENT-04. */
export const SIGNAL_REFUSES: readonly OptionalCategory[] = ["statistics", "marketing"];

/** Whether a text names a category that can be refused. */
export function isOptionalCategory(value: unknown): value is OptionalCategory {
  return OPTIONAL_CATEGORIES.some((category) => category === value);
}
