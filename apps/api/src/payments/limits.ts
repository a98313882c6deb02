/** An unpaid order, and the provider's session for it, stay open for so long. */
export const ORDER_LIFE_MS = 60 * 60 * 1000;
/** A provider that takes longer to open a session is unavailable: the shopper's own call gives up after 10 s, and is to hear why. */
export const PAYMENT_TIMEOUT_MS = 8_000;
/** The most that a webhook may send. */
export const MAX_WEBHOOK_BYTES = 65_536;
/** How far a webhook's signed time may be from now; an older one is a replay. */
export const SIGNATURE_TOLERANCE_S = 300;
