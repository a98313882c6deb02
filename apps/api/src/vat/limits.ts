/** The timeout of a VAT id check: the shopper waits for it, and without a response the tax is charged. */
export const VIES_TIMEOUT_MS = 5000;

/** How long a response of the register is valid for further reviews and orders with that id. */
export const VAT_ID_ANSWER_LIFE_MS = 10 * 60 * 1000;

/** How many responses a process remembers. */
export const MAX_REMEMBERED_VAT_IDS = 500;
