/** The most bytes that an envelope may have, before anything is parsed. */
export const MAX_BODY_BYTES = 65_536;
/** The most bytes of a call that may outlive its page: browsers allow 64 KiB for all such calls that are under way. */
export const MAX_KEPT_ALIVE_BYTES = 16_384;
/** How deep objects and lists may nest in a body. */
export const MAX_BODY_DEPTH = 16;
/** A visitor's access token, in the cookie and on the server. */
export const ACCESS_TOKEN_LIFE_MS = 2 * 60 * 60 * 1000;
/** The lifetime of a security token on the server; the client renews earlier, see SECURITY_TOKEN_RENEWAL_MS. */
export const SECURITY_TOKEN_LIFE_MS = 10 * 60 * 1000;
export const SECURITY_TOKEN_RENEWAL_MS = 9.5 * 60 * 1000;
/** Tries of a security-token fetch and of an operation that may be repeated, including the first. */
export const MAX_TRIES = 3;
/** The wait before the second try; it doubles with each further one. */
export const FIRST_RETRY_DELAY_MS = 500;
/** An operation that takes longer has failed. */
export const OPERATION_TIMEOUT_MS = 10_000;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 100;
export const MAX_PASSWORD_BYTES = 1024;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PRODUCT_NAME_LENGTH = 120;
/** Of the text by which a client knows the catalogue again. */
export const MAX_VERSION_LENGTH = 64;
export const MAX_URL_LENGTH = 2048;
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_MESSAGE_LENGTH = 5000;
export const MAX_TOKEN_LENGTH = 512;
export const MAX_BUY_NOW_LINES = 20;
/** One chat message, as the wire accepts it; the chat's own rule limits how much of it the server uses. */
export const MAX_CHAT_MESSAGE_LENGTH = 8000;
/** As many messages of a chat as fit into a body. */
export const MAX_CHAT_MESSAGES = 200;
export const MAX_COMMENT_LENGTH = 2000;
export const MAX_COUPON_LENGTH = 64;
/** Redeem codes are shorter; the rule reports what is wrong with a longer one. */
export const MAX_REDEEM_CODE_LENGTH = 64;
export const MAX_PIN_LENGTH = 32;
/** A licence's key, as a plugin sends it. */
export const MAX_LICENCE_KEY_LENGTH = 64;
/** The name that a plugin gives its device. */
export const MAX_DEVICE_LENGTH = 200;
/** Entries of one page: reviews, live stats. */
export const MAX_PAGE_SIZE = 100;
/** A year: the longest span that live stats look back. */
export const MAX_TIMESPAN_HOURS = 8760;
/** The newsletter's categories are bits of this. */
export const MAX_NEWSLETTER_OPTIONS = 65_535;
/** Activity events of one batch. A tab sends at 100, and events that failed are sent with the next batch. */
export const MAX_ACTIVITY_EVENTS = 500;
/** The most bytes of a part of a visit's activity: browsers refuse a beacon of more than 64 KiB. */
export const MAX_ACTIVITY_BYTES = 61_440;
/** Fields of an activity event's data. */
export const MAX_ACTIVITY_FIELDS = 30;
/** Pages that a visit's summary names. */
export const MAX_ACTIVITY_PAGES = 200;
/** A tag, a kind of download, a name of a browser. */
export const MAX_LABEL_LENGTH = 100;

/** A review page's fields. */
export const MAX_COMPANY_LENGTH = 120;
export const MAX_VAT_ID_LENGTH = 20;
export const MAX_TEXT_VERSION_LENGTH = 40;
/** An order's id, or its number. */
export const MAX_ORDER_REFERENCE_LENGTH = 36;
/** What a browser adds to a draw of the wheel. */
export const MAX_WHEEL_CHANCE_LENGTH = 64;
/** A wheel's id. */
export const MAX_WHEEL_ID_LENGTH = 36;
/** The words of a search for products. */
export const MAX_SEARCH_LENGTH = 100;
/** Choices of one facet of a search. */
export const MAX_CHOICES = 20;
/** The last page of a search that can be requested. */
export const MAX_SEARCH_PAGE = 1000;
/** The highest bound of a price range, in minor units. */
export const MAX_PRICE_MINOR = 1_000_000_000;
/** How long what was read about a picture is used before it is read again. Source: MEDIA-03. */
export const MEDIA_CACHE_MS = 24 * 60 * 60 * 1000;
/** The pictures that one reader remembers; the oldest is forgotten first. */
export const MAX_CACHED_MEDIA = 1000;
