import * as z from "zod/mini";
import type { Actor, AtMostOnce } from "../define-operation.ts";
import {
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SUBJECT_LENGTH,
  MAX_URL_LENGTH,
} from "../limits.ts";
import { blockOfText, lineOfText } from "../text.ts";

/** A POST with a plain JSON body and the site's static authorization header, which identifies the site and protects nothing. */
export interface DirectCall<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Answer extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly path: string;
  readonly request: Request;
  readonly answer: Answer;
  /** Who may call. In addition to the header, `visitor` requires the access token in ACCESS_TOKEN_HEADER, `customer` the session's cookie. */
  readonly actor: Actor;
  /** Whether it changes something, so that the client sends an `Idempotency-Key`. */
  readonly isMutation: boolean;
  /** See `Operation`. */
  readonly atMostOnce: AtMostOnce;
  readonly failures: readonly string[];
}

/** What the response of every direct call has: `success: false` comes with the message for the shopper. */
export const directFields = () => ({
  success: z.boolean(),
  message: z.optional(z.nullable(z.string())),
  code: z.optional(z.nullable(z.string())),
});
const directAnswer = z.lazy(() => z.looseObject(directFields()));

export const submitContactForm = {
  name: "direct.submitContactForm",
  summary: "Sends a message to the shop's team. A logged-in user's own name and address replace those sent.",
  path: "/wp-json/fa/v1/submit-contact-form",
  request: z.lazy(() =>
    z.strictObject({
      name: lineOfText(MAX_NAME_LENGTH),
      email: lineOfText(MAX_EMAIL_LENGTH),
      subject: lineOfText(MAX_SUBJECT_LENGTH),
      message: blockOfText(MAX_MESSAGE_LENGTH),
    }),
  ),
  answer: directAnswer,
  actor: "anybody",
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["contact.nameMissing", "contact.emailFormat", "contact.messageMissing", "contact.tooMany"],
} as const satisfies DirectCall;

export const notifyNotFound = {
  name: "direct.notifyNotFound",
  summary: "Reports an address that doesn't exist, once a page view.",
  path: "/wp-json/fa/v1/notify-404",
  request: z.lazy(() => z.strictObject({ url: lineOfText(MAX_URL_LENGTH, 1) })),
  answer: directAnswer,
  actor: "anybody",
  isMutation: true,
  atMostOnce: "transaction",
  failures: [],
} as const satisfies DirectCall;

/** The site's static header. It identifies the calling site; anyone who reads the page's source knows it. */
export const SITE_AUTHORIZATION = "Site farfield-storefront";
