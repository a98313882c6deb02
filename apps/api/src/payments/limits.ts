/** A provider that takes longer to open a session is unavailable: the shopper's own call gives up after 10 s, and is to hear why. */
export const PAYMENT_TIMEOUT_MS = 8_000;
/** The most that a webhook may send. */
export const MAX_WEBHOOK_BYTES = 65_536;
/** How far a webhook's signed time may be from now; an older one is a replay. */
export const SIGNATURE_TOLERANCE_S = 300;
/** An unpaid order is compared with the provider when it is older than this: until then its webhook is the quicker way. */
export const RECONCILE_AFTER_MS = 2 * 60 * 1000;
/** An order that was closed for being overdue is asked about for so long, as the provider's webhooks are repeated for days too. */
export const RECONCILE_CLOSED_FOR_MS = 7 * 24 * 60 * 60 * 1000;
/** Orders that one query of a reconciliation takes. */
export const RECONCILE_BATCH = 100;
/** A provider that says nothing about so many orders in a row is down, and isn't asked about the others in that run. */
export const MAX_UNANSWERED_IN_A_ROW = 3;
