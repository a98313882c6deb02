import * as z from "zod/mini";
import { dripEventSchema } from "../entities/user.ts";
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
  /** Reached by servers alone: from a browser anybody could read or tag anybody. Source: SAFE-19. */
  readonly isForServers: boolean;
}

export const MARKETING_BASE_PATH = "/wp-json/fa-drip/v1";
/** The currency of an event that names none. */
export const MARKETING_DEFAULT_CURRENCY = "EUR";

/** Whom an event is about. On our own back end it grants nothing: the session says who it is. */
export const userEmail = lineOfText(MAX_EMAIL_LENGTH, 1);

const outcome = { success: z.boolean(), message: z.optional(z.nullable(z.string())) };
export const marketingAnswer = z.looseObject(outcome);
export const userEventsAnswer = z.looseObject({ ...outcome, events: z.optional(z.array(dripEventSchema)) });
export const userStatusAnswer = z.looseObject({ ...outcome, status: z.optional(z.nullable(z.string())) });
export const tagsAnswer = z.looseObject({ ...outcome, tags: z.optional(z.array(z.string())) });
export const usersAnswer = z.looseObject({ ...outcome, users: z.optional(z.array(z.string())) });
