const DAY_MS = 24 * 60 * 60 * 1000;

/** A link that confirms newsletter settings. */
export const NEWSLETTER_LINK_LIFE_DAYS = 7;
export const NEWSLETTER_LINK_LIFE_MS = NEWSLETTER_LINK_LIFE_DAYS * DAY_MS;
/** A mail program's form that unsubscribes: far more than its one field needs. */
export const MAX_UNSUBSCRIBE_FORM_BYTES = 4096;
