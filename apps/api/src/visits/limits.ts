import type { RateLimit } from "../platform/rate-limits.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Page views from one network: an office shares an address. */
export const PAGE_VIEWS: RateLimit = { limit: 2000, windowMs: HOUR_MS };
/** Parts of recordings from one network. */
export const RECORDING_PARTS: RateLimit = { limit: 240, windowMs: HOUR_MS };
/** The longest address of a page that is counted. */
export const MAX_PATH_CHARACTERS = 120;
/** More pages a day than the shop has. What comes after them isn't counted. */
export const MAX_PATHS_A_DAY = 2000;
/** The largest part of a recording, gzipped. */
export const MAX_PART_BYTES = 256 * 1024;
/** The most parts of a recording: an hour of one every half minute. */
export const MAX_PARTS = 120;
