/** Addresses of one call. The protocol allows ten thousand. */
export const MAX_SUBMITTED_ADDRESSES = 9_000;
/** How long a call may take. */
export const INDEX_NOW_TIMEOUT_MS = 10_000;
