import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { newsletterOptionSchema } from "../entities/newsletter.ts";
import { MAX_NAME_LENGTH, MAX_NEWSLETTER_OPTIONS, MAX_TOKEN_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";

const name = z.lazy(() => lineOfText(MAX_NAME_LENGTH));
const csrf_token = z.lazy(() => z.string().check(z.maxLength(MAX_TOKEN_LENGTH)));
const prepare = { mode: z.literal("prepare") };
const execute = { mode: z.literal("execute"), csrf_token };

export const updateProfile = defineOperation({
  name: "user.updateProfile",
  summary: "Changes the names of the account: the person's, and the one that registrations are made out to.",
  request: z.lazy(() =>
    z.union([
      z.strictObject(prepare),
      z.strictObject({ ...execute, first_name: name, last_name: name, registration_name: name }),
    ]),
  ),
  answer: z.lazy(() => z.looseObject({ csrf_token: z.optional(z.string()) })),
  actor: "customer",
  tokenPurpose: "updateUserSettings",
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["auth.namesMissing"],
});

const linkPart = z.lazy(() => lineOfText(MAX_TOKEN_LENGTH, 1));
const link = { id: linkPart, key: linkPart };
const options = z.lazy(() => z.int().check(z.minimum(0), z.maximum(MAX_NEWSLETTER_OPTIONS)));

export const updateNewsletterSettings = defineOperation({
  name: "user.newsletterSettings",
  summary:
    "Prepare returns the categories and which are enabled; execute sets them, as the sum of their values (0 unsubscribes). Of the logged-in user, or by a mailed link (id and key).",
  request: z.lazy(() =>
    z.union([
      z.strictObject(prepare),
      z.strictObject({ ...prepare, ...link }),
      z.strictObject({ ...execute, options }),
      z.strictObject({ ...execute, options, ...link }),
    ]),
  ),
  answer: z.lazy(() =>
    z.looseObject({
      csrf_token: z.optional(z.string()),
      /** The categories as they are now. */
      options: z.optional(z.array(newsletterOptionSchema)),
      /** The sum that is waiting for confirmation by mail; null if nothing is. */
      newsletter_pending: z.optional(z.nullable(z.number())),
    }),
  ),
  actor: "visitor",
  tokenPurpose: "updateNewsletterSettings",
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["newsletter.linkInvalid", "newsletter.unknownOption", "newsletter.tooManyTries"],
});
