import type { RateLimit } from "./platform/rate-limits.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A login that is kept on its device lasts so long from its last renewal on. One that isn't lasts as long as an access token. Source: AUTH-17. */
export const KEPT_SESSION_LIFE_MS = 30 * DAY_MS;
/** The mark that a session or a cart may exist, beside a session that ends with the browser. */
export const VISIT_MARK_LIFE_MS = 30 * DAY_MS;
/** A session's last use is written at most so often. */
export const SESSION_SEEN_STEP_MS = MINUTE_MS;
/** An activation link. */
export const ACTIVATION_LIFE_HOURS = 48;
export const ACTIVATION_LIFE_MS = ACTIVATION_LIFE_HOURS * HOUR_MS;
/** A sign-up that nobody activates is forgotten after so long; its address was perhaps somebody else's. */
export const NEVER_ACTIVATED_LIFE_MS = 30 * DAY_MS;
/** A link to a new password. Short, for whoever reads the mailbox later; long enough for a mail that is held up on its way. */
export const RESET_LINK_LIFE_HOURS = 2;
export const RESET_LINK_LIFE_MS = RESET_LINK_LIFE_HOURS * HOUR_MS;
/** Addresses whose requests for a reset mail one run of the job answers. */
export const PASSWORD_REQUEST_BATCH = 20;
/** An answer is kept for repeats of its call. */
export const IDEMPOTENCY_KEY_LIFE_MS = DAY_MS;
/** A call that has not answered for so long is taken for dead; its repeat starts afresh. */
export const IDEMPOTENCY_TAKEOVER_MS = MINUTE_MS;
/** A link that confirms newsletter settings. */
export const NEWSLETTER_LINK_LIFE_DAYS = 7;
export const NEWSLETTER_LINK_LIFE_MS = NEWSLETTER_LINK_LIFE_DAYS * DAY_MS;
/** The newsletter category that signing up subscribes to. */
export const NEWSLETTER_AT_SIGN_UP = 1;

/** A PIN that proves the reader of a mailbox. Short, for eight digits are few. Source: SAFE-10. */
export const PIN_LIFE_MINUTES = 10;
export const PIN_LIFE_MS = PIN_LIFE_MINUTES * MINUTE_MS;
/** Tries of one PIN, the right one among them. */
export const PIN_TRIES = 5;
/** PINs that one account is given, whatever for. */
export const PIN_REQUESTS: RateLimit = { limit: 3, windowMs: HOUR_MS };
/** From the PIN to the new address: the time in which the old one can take it back. Source: ACCT-07. */
export const EMAIL_CHANGE_WAIT_MS = 3 * DAY_MS;
/** Due changes that one look for them finds. */
export const EMAIL_CHANGE_BATCH = 100;
/** From the PIN to the erasure: the time in which a login cancels it. Source: ACCT-06. */
export const DELETION_WAIT_MS = 14 * DAY_MS;

/** An account with an order that may still be paid is erased when that is settled, or this long after the order has run out. */
export const ERASURE_WAITS_FOR_PAYMENT_MS = DAY_MS;
/** Due accounts that one look for them finds. */
export const ERASURE_BATCH = 100;
/** Kept orders whose years are over that one look for them finds. */
export const KEPT_ORDER_BATCH = 100;
/** Ended e-mail changes are kept for so long, for whoever asks what became of his address. */
export const EMAIL_CHANGE_KEPT_FOR_MS = 90 * DAY_MS;
/** Messages of the contact form. */
export const CONTACT_MESSAGE_KEPT_FOR_MS = 365 * DAY_MS;
/** Mails, sent or given up: longer than one is asked for again, and than the same one could be written twice. */
export const MAIL_KEPT_FOR_MS = 365 * DAY_MS;
/** Places of devices that were given up. */
export const ENDED_ACTIVATION_KEPT_FOR_MS = 365 * DAY_MS;
/** Unused codes of a batch that has expired or was voided, for customers who ask why theirs is refused. */
export const ENDED_REDEEM_CODE_KEPT_FOR_MS = 365 * DAY_MS;
/** Sessions of the test provider with their events, after they have expired. */
export const TEST_PAYMENT_KEPT_FOR_MS = 90 * DAY_MS;
/** Files with everything that is held on an account. Source: SAFE-27. */
export const PERSONAL_DATA_EXPORTS: RateLimit = { limit: 5, windowMs: HOUR_MS };

/** A signed link to something that is owned. Source: SAFE-13. */
export const DOWNLOAD_LINK_LIFE_MS = 10 * MINUTE_MS;
/** A mail program's form that unsubscribes: far more than its one field needs. */
export const MAX_UNSUBSCRIBE_FORM_BYTES = 4096;
/** What a session keeps of the browser's own name. */
export const MAX_USER_AGENT_LENGTH = 300;

/** Failed logins of one account from one place, before it gets slow. Source: SAFE-20. */
export const LOGIN_TRIES: RateLimit = { limit: 10, windowMs: 15 * MINUTE_MS };
/** What is left after that: the owner is never locked out, the guesser is out of breath. */
export const SLOW_LOGIN_TRIES: RateLimit = { limit: 1, windowMs: MINUTE_MS };
/** Logins from one place, whichever the account: lists of stolen passwords are tried so. */
export const LOGIN_TRIES_OF_ADDRESS: RateLimit = { limit: 100, windowMs: 15 * MINUTE_MS };
/** Tries of one account's password in a day, from whichever networks, that wait for nothing. */
export const FREE_LOGIN_TRIES = 20;
/** The wait after the first try beyond those; it doubles with each further one, up to the longest. */
export const FIRST_LOGIN_DELAY_MS = 1000;
export const LONGEST_LOGIN_DELAY_MS = 10 * MINUTE_MS;
/** Tries of an account's password are counted for so long from the first one on. */
export const LOGIN_THROTTLE_WINDOW_MS = DAY_MS;
/** Failed logins of one account in a day, after which its owner is sent a mail. */
export const LOGIN_BURST = 20;
/** A browser is known to an account for so long after its last login there. */
export const LOGIN_DEVICE_LIFE_MS = 365 * DAY_MS;
export const EMAIL_CHECKS: RateLimit = { limit: 5, windowMs: MINUTE_MS };
/** E-mail checks of one network in a day: far more than a household makes, far too few for a list of addresses. */
export const EMAIL_CHECKS_A_DAY: RateLimit = { limit: 100, windowMs: DAY_MS };
export const REGISTRATIONS: RateLimit = { limit: 30, windowMs: HOUR_MS };
export const ACTIVATION_REQUESTS: RateLimit = { limit: 20, windowMs: HOUR_MS };
/** Requests for a reset mail from one place, whichever the address. */
export const PASSWORD_REQUESTS: RateLimit = { limit: 20, windowMs: HOUR_MS };
export const LINK_TRIES: RateLimit = { limit: 60, windowMs: HOUR_MS };
/** Coupons that a visitor or an account may try; a code can be guessed. */
export const COUPON_TRIES: RateLimit = { limit: 20, windowMs: 15 * MINUTE_MS };
/** Coupons that are tried from one place, whoever tries. */
export const COUPON_TRIES_OF_ADDRESS: RateLimit = { limit: 100, windowMs: 15 * MINUTE_MS };
/** Redeem codes that an account may try in vain; what gave something isn't counted. */
export const REDEEM_TRIES: RateLimit = { limit: 10, windowMs: HOUR_MS };
/** Redeem codes that are tried in vain from one place, whoever tries. */
export const REDEEM_TRIES_OF_ADDRESS: RateLimit = { limit: 30, windowMs: HOUR_MS };
/** Ratings that one account may write: each makes the catalogue be read anew, for everybody. */
export const RATINGS: RateLimit = { limit: 60, windowMs: HOUR_MS };
/** Codes that one batch may have. */
export const MAX_REDEEM_CODES = 100_000;
/** A handed-on licence waits so long for an account of its recipient. Source: ACCT-11. */
export const TRANSFER_WAIT_MS = 14 * DAY_MS;
/** Due transfers that one look for them finds. */
export const TRANSFER_BATCH = 100;
/** Devices that one licence runs on at a time. */
export const MAX_LICENCE_DEVICES = 5;
/** Activations of licences that are asked for from one place: a studio installs a lot in an afternoon. */
export const LICENCE_TRIES: RateLimit = { limit: 120, windowMs: HOUR_MS };
/** Coupons on one cart, those that don't count at the moment among them. */
export const MAX_CART_COUPONS = 5;
export const CONTACT_MESSAGES: RateLimit = { limit: 5, windowMs: HOUR_MS };
export const NOT_FOUND_REPORTS: RateLimit = { limit: 30, windowMs: MINUTE_MS };
/** Different missing addresses that are kept; a crawler's inventions go no further. */
export const MAX_NOT_FOUND_URLS = 5000;
/** A request that takes so long is a warning in the log. */
export const SLOW_REQUEST_MS = 1000;
/** Calls of one place in a minute, in this process's memory: far above what a page makes. */
export const CALLS_PER_MINUTE = 1200;
/** New visitors of one place in a minute. */
export const NEW_VISITORS_PER_MINUTE = 240;
/** How long a look at an access token counts. A token is never taken back before its end; were it, it would end this much later. */
export const VISITOR_KNOWN_FOR_MS = 60_000;
/** Access tokens that a process remembers at once; the one that was looked up longest ago goes first. */
export const MAX_KNOWN_VISITORS = 20_000;
/** Entries of a page of content where the reader doesn't say: WordPress's own number. */
export const DEFAULT_CONTENT_PAGE_SIZE = 10;
/** A form with which a host's page hands its cart over: a key, an address, a language, a currency. */
export const MAX_HAND_OVER_BYTES = 4096;
/** How long a cart's key waits between the two steps of its hand-over, which follow at once. */
export const HAND_OVER_LIFE_MS = MINUTE_MS;
/** How long the shop's pages offer the way back to the host's page. */
export const RETURN_LIFE_MS = 2 * HOUR_MS;

/** The largest number that an integer column holds. */
export const MAX_INTEGER = 2_147_483_647;
/** A text of the content: a description, an excerpt, an address. */
export const MAX_CONTENT_TEXT_LENGTH = 5000;
/** A body of the content: what is told of a product, an article, a legal page. */
export const MAX_CONTENT_HTML_LENGTH = 200_000;
