/**
 * A provider that takes longer to open a session is unavailable: the shopper's own call times out after 10 s, and should get the reason.
 */
export const PAYMENT_TIMEOUT_MS = 8_000;
/** The maximum size of a webhook. */
export const MAX_WEBHOOK_BYTES = 65_536;
/** How far a webhook's signed time may differ from now; an older one is a replay. */
export const SIGNATURE_TOLERANCE_S = 300;
/** An unpaid order is compared with the provider when it is older than this: until then its webhook is the quicker way. */
export const RECONCILE_AFTER_MS = 2 * 60 * 1000;
/** How long an order that was closed as overdue is still checked with the provider; its webhooks are repeated for days too. */
export const RECONCILE_CLOSED_FOR_MS = 7 * 24 * 60 * 60 * 1000;
/** Orders that one query of a reconciliation takes. */
export const RECONCILE_BATCH = 100;
/** After this many orders in a row without a response, the provider is considered down and isn't asked about the others in that run. */
export const MAX_UNANSWERED_IN_A_ROW = 3;
