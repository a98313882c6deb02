import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_BYTES, MAX_TOKEN_LENGTH } from "../limits.ts";
import { lineOfText, secretText } from "../text.ts";

/** Limited far above the rule, so that the rule can return "This password is too long." */
const password = z.lazy(() => secretText(4 * MAX_PASSWORD_BYTES));
const token = z.lazy(() => z.string().check(z.maxLength(MAX_TOKEN_LENGTH)));
const linkPart = z.lazy(() => lineOfText(MAX_TOKEN_LENGTH, 1));
const link = { id: linkPart, key: linkPart };
const prepareRequest = z.lazy(() => z.strictObject({ mode: z.literal("prepare") }));
const newPassword = {
  mode: z.optional(z.literal("execute")),
  password_new1: password,
  password_new2: password,
  csrf_token: token,
};

export const passwordForget = defineOperation({
  name: "user.passwordForget",
  summary:
    "Mails a link to set a new password. The response is the same, and as fast, whether or not the address has an account; only the mail shows it.",
  request: z.lazy(() =>
    z.union([
      prepareRequest,
      z.strictObject({
        mode: z.literal("execute"),
        email_address: lineOfText(MAX_EMAIL_LENGTH),
        csrf_token: token,
      }),
    ]),
  ),
  answer: z.lazy(() => z.looseObject({ csrf_token: z.optional(z.string()) })),
  actor: "visitor",
  tokenPurpose: "passwordForget",
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "claim",
  failures: ["auth.emailFormat", "auth.tooManyTries"],
});

export const changePassword = defineOperation({
  name: "user.changePassword",
  summary:
    "Sets a new password by a mailed link (id and key): prepare checks whether the link is valid without using it up, execute uses it up, ends every session of the account and notifies its owner. With the old password, a logged-in customer sets their own: the other sessions end, this one continues under a new cookie, and the owner is notified.",
  request: z.lazy(() =>
    z.union([
      prepareRequest,
      z.strictObject({ mode: z.literal("prepare"), ...link }),
      z.strictObject({ ...newPassword, ...link }),
      z.strictObject({ ...newPassword, password_old: password }),
    ]),
  ),
  answer: z.lazy(() =>
    z.looseObject({
      csrf_token: z.optional(z.string()),
      /** The account's address, for the login that follows; the link has proved that it belongs to the caller. */
      email: z.optional(z.nullable(z.string())),
    }),
  ),
  actor: "visitor",
  tokenPurpose: "changePassword",
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "claim",
  failures: [
    "auth.resetLinkExpired",
    "auth.passwordsDiffer",
    "account.passwordMissing",
    "account.passwordsDiffer",
    "account.passwordSame",
    "account.passwordWrong",
    "auth.passwordTooShort",
    "auth.passwordTooLong",
    "auth.passwordTooWeak",
    "auth.tooManyTries",
  ],
});
