import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { userSchema } from "../entities/user.ts";
import { MAX_EMAIL_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";
import { noFields } from "./without-fields.ts";

/**
 * The number of seconds until the access ends: the login's end if somebody is logged in, otherwise the token's. A duration, because the
 * browser's clock may be wrong. If the host doesn't say, two hours; see `accessLifeMs`.
 */
const expiry = { expires_in: z.optional(z.nullable(z.number().check(z.minimum(0)))) };

const accessTokenAnswer = z.lazy(() =>
  z.looseObject({
    access_token: z.string(),
    ...expiry,
    /** The logged-in user, if the host includes it here too; the session update is authoritative. */
    user: z.optional(z.nullable(userSchema)),
  }),
);

const generateToken = defineOperation({
  name: "access.generateToken",
  summary:
    "Gives a visitor an access token, valid for two hours. The visitor's cart is found again by its own cookie. Extends the login of the session cookie, if there is one.",
  request: noFields,
  answer: accessTokenAnswer,
  actor: "anybody",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

const regenerateToken = defineOperation({
  name: "access.regenerateToken",
  summary:
    "Exchanges a valid access token for a fresh one of the same visitor, and extends the login. The old token stays valid until it expires, for other tabs.",
  request: noFields,
  answer: accessTokenAnswer,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

const updateSession = defineOperation({
  name: "access.updateSession",
  summary:
    "Says whether the token is valid, who is logged in and when that ends. The e-mail is what the client believes; it grants nothing.",
  request: z.lazy(() => z.strictObject({ emailAddress: z.optional(z.nullable(lineOfText(MAX_EMAIL_LENGTH))) })),
  answer: z.lazy(() => z.looseObject({ user: z.nullable(userSchema), ...expiry })),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

/** Every client needs these, for the visitor's access token. */
export const accessOperations = { generateToken, regenerateToken, updateSession } as const;
