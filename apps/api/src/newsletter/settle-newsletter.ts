import type { NewsletterPolicy } from "../ports/deps.ts";

/** What an account gets, and what of its wish waits for the confirmation by mail. */
export interface NewsletterState {
  /** Sum of the categories that are sent. */
  readonly setting: number;
  /** The whole sum that a confirmation would apply; null if nothing is pending. */
  readonly pending: number | null;
}

/**
 * How a wish takes effect. If free products require the newsletter (`forced`), at once: the account's address was confirmed. If they don't
 * (`free`), switching off takes effect at once, and switching on needs a confirmation by mail.
 */
export function settleNewsletter(current: number, wanted: number, policy: NewsletterPolicy): NewsletterState {
  const added = wanted & ~current;
  if (policy === "forced" || added === 0) return { setting: wanted, pending: null };
  return { setting: wanted & current, pending: wanted };
}
