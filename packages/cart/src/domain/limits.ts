/** How long the reservation timer runs: 900 s (15:00). */
export const RESERVATION_MS = 900 * 1000;
/** The maximum quantity of one item in a cart. */
export const MAX_ITEM_QUANTITY = 5;
/** An IR pack is in the cart once. */
export const PACK_QUANTITY = 1;
/** What an IR pack's name starts with, where the operator sets nothing else. */
export const DEFAULT_PACK_PREFIX = "faIR";
/** A cart lives for 30 days after its last change, apart from the access token's two hours. */
export const CART_LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** How long the pop-ups stay: after adding, after removing (with Undo), all others. */
export const ADDED_MESSAGE_MS = 45 * 1000;
export const REMOVED_MESSAGE_MS = 15 * 1000;
export const OTHER_MESSAGE_MS = 5 * 1000;
/** After this many checks at this interval, a payment provider's script that isn't there is abandoned for its page in a separate tab. */
export const PAYMENT_SCRIPT_CHECKS = 10;
export const PAYMENT_SCRIPT_CHECK_MS = 300;
/** So many notes on what the cart contains twice are shown; further ones are behind one line. */
export const SURPLUS_SHOWN = 2;
/** An order that has been on its way for so long is called slow: four seconds. */
export const SLOW_ORDER_MS = 4 * 1000;
/** How long after login a checkout that was waiting goes on. */
export const POST_LOGIN_CHECKOUT_DELAY_MS = 500;
/** A purchase waits this long for the activation of a new account: as long as the activation link is valid. */
export const WAITING_PURCHASE_LIFE_MS = 48 * 60 * 60 * 1000;
/** How long the next page of a tab resumes a change without a response. Well below the lifetime of a server's keys. */
export const WAITING_CHANGE_LIFE_MS = 5 * 60 * 1000;
