const MINUTE_MS = 60 * 1000;

/** A signed link to something that is owned. Source: SAFE-13. */
export const DOWNLOAD_LINK_LIFE_MS = 10 * MINUTE_MS;
