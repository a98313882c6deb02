import type { RateLimit } from "../platform/rate-limits.ts";

const MINUTE_MS = 60 * 1000;

/** A signed link to something that is owned. Source: SAFE-13. */
export const DOWNLOAD_LINK_LIFE_MS = 10 * MINUTE_MS;
/** Mails with the address of the downloads that a customer may request. Source: ROUTE-09. */
export const DOWNLOADS_MAILS: RateLimit = { limit: 3, windowMs: 60 * MINUTE_MS };
