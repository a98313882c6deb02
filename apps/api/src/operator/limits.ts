/** The number of codes that one batch may contain. */
export const MAX_REDEEM_CODES = 100_000;

/** How long a link to a drip page invites, unless the operator says otherwise. */
export const INVITATION_DAYS = 30;
export const MAX_INVITATION_DAYS = 365;
