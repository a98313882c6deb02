import type { NewsletterPolicy } from "../ports/deps.ts";

/** What an account gets, and what of its wish waits for the confirmation by mail. */
export interface NewsletterState {
  /** Sum of the categories that are sent. */
  readonly setting: number;
  /** The whole sum that a confirmation would put into force; null where nothing waits. */
  readonly pending: number | null;
}

/**
 * What a wish comes to. Where the newsletter is the price of free products (`forced`), at once: the account's address was confirmed.
 * Where it is a gift (`free`), what is switched off counts at once, and what is switched on waits for a second yes by mail.
 */
export function settleNewsletter(current: number, wanted: number, policy: NewsletterPolicy): NewsletterState {
  const added = wanted & ~current;
  if (policy === "forced" || added === 0) return { setting: wanted, pending: null };
  return { setting: wanted & current, pending: wanted };
}
