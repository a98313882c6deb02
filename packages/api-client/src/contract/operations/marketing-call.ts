import * as z from "zod/mini";
import { MAX_EMAIL_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";

/**
 * A call of the marketing service, below `{drip host}/wp-json/fa-drip/v1`: JSON by POST, or a GET with its fields in the
 * query. Ten seconds at most. It fails with `success: false` and a message. Source: TRACK-04.
 */
export interface MarketingCall<
  Method extends "GET" | "POST" = "GET" | "POST",
  Request extends z.core.$ZodType = z.core.$ZodType,
  Answer extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly request: Request;
  readonly answer: Answer;
  /** For servers only, through the entry `server/`: from a browser anyone could read or tag any user. Source: SAFE-19. */
  readonly isForServers: boolean;
  /** The codes it can return on our own back end, in addition to those of the transport. */
  readonly failures: readonly string[];
}

export const MARKETING_BASE_PATH = "/wp-json/fa-drip/v1";
/** The currency of an event that names none. */
export const MARKETING_DEFAULT_CURRENCY = "EUR";

/**
 * The person an event is about. On our own back end it grants nothing: the session identifies the user, and a call about another address
 * is refused, so that events which waited in a browser never become those of the next person who logs in there.
 */
export const userEmail = lineOfText(MAX_EMAIL_LENGTH, 1);

export const marketingAnswer = z.looseObject({
  success: z.boolean(),
  message: z.optional(z.nullable(z.string())),
});

/** Categories of consent that a stamp may name; what is necessary needs none. */
export const CONSENT_CATEGORIES = ["preferences", "statistics", "marketing"] as const;

/**
 * The choice under which an event was recorded: its random id, the categories that were allowed, and when it was made (milliseconds since
 * 1970). Our own back end drops an event without `marketing`, and one whose account has withdrawn it since. Source: TRACK-01, TRACK-04.
 */
export const consentStampSchema = z.strictObject({
  id: z.uuid(),
  categories: z.array(z.enum(CONSENT_CATEGORIES)).check(z.maxLength(CONSENT_CATEGORIES.length)),
  chosen_at: z.int().check(z.minimum(0)),
});
export type ConsentStamp = z.infer<typeof consentStampSchema>;

/** What a call about somebody else than the session's user returns, and one without consent. */
export const TRACKING_FAILURES = ["tracking.otherAccount", "tracking.noConsent"] as const;
