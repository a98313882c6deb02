import * as z from "zod/mini";
import { MAX_ACTIVITY_FIELDS, MAX_ACTIVITY_PAGES, MAX_LABEL_LENGTH, MAX_URL_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";
import { activityTypeSchema } from "./engagement.ts";

const label = z.optional(lineOfText(MAX_LABEL_LENGTH));
const ms = z.number().check(z.minimum(0));
/** ISO 8601, or milliseconds since 1970. */
export const momentSchema = z.union([lineOfText(40, 1), ms]);
const byPage = z
  .record(lineOfText(MAX_URL_LENGTH), ms)
  .check(z.refine((pages) => Object.keys(pages).length <= MAX_ACTIVITY_PAGES, "has too many pages"));
const value = z.union([lineOfText(MAX_URL_LENGTH), z.number(), z.boolean(), z.null()]);
const data = z
  .record(lineOfText(MAX_LABEL_LENGTH), value)
  .check(z.refine((fields) => Object.keys(fields).length <= MAX_ACTIVITY_FIELDS, "has too many fields"));

/** An action of a customer, and the device. `screen_size` is "{width}x{height}" in CSS pixels, `time_on_page` in milliseconds. */
export const activityEventSchema = z.strictObject({
  /** Under which it is stored once, however often it is sent. */
  id: z.optional(z.uuid()),
  type: activityTypeSchema,
  timestamp: momentSchema,
  data: z.optional(data),
  context: z.optional(
    z.strictObject({
      device: label,
      screen_size: label,
      browser: label,
      os: label,
      time_on_page: z.optional(ms),
    }),
  ),
});
export type WireActivityEvent = z.infer<typeof activityEventSchema>;

/** A visit in figures. Durations in milliseconds, depths in percent, by page path. `duration` is an alias of `session_duration_ms`. */
export const sessionSummarySchema = z.strictObject({
  /** The visit's own: one per tab. */
  id: z.optional(z.uuid()),
  session_duration_ms: z.optional(ms),
  duration: z.optional(ms),
  session_start: z.optional(momentSchema),
  session_end: z.optional(momentSchema),
  page_views: z.optional(z.union([ms, byPage])),
  max_scroll_depths: z.optional(byPage),
  time_per_page: z.optional(byPage),
});
export type WireSessionSummary = z.infer<typeof sessionSummarySchema>;
