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
}

export const MARKETING_BASE_PATH = "/wp-json/fa-drip/v1";
/** The currency of an event that names none. */
export const MARKETING_DEFAULT_CURRENCY = "EUR";

/** The person an event is about. On our own back end it grants nothing: the session identifies the user. */
export const userEmail = lineOfText(MAX_EMAIL_LENGTH, 1);

export const marketingAnswer = z.looseObject({
  success: z.boolean(),
  message: z.optional(z.nullable(z.string())),
});
