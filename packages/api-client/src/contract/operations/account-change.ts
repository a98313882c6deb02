import * as z from "zod/mini";
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_BYTES, MAX_PIN_LENGTH, MAX_TOKEN_LENGTH } from "../limits.ts";
import { lineOfText, secretText } from "../text.ts";
import { type DirectCall, directFields } from "./direct.ts";

const email = z.lazy(() => lineOfText(MAX_EMAIL_LENGTH));
const pin = z.lazy(() => lineOfText(MAX_PIN_LENGTH));
const requestId = z.lazy(() => lineOfText(MAX_TOKEN_LENGTH, 1));
const initiated = z.lazy(() => z.looseObject({ ...directFields(), request_id: z.optional(z.nullable(z.string())) }));

export const initiateEmailChange = {
  name: "direct.initiateEmailChange",
  summary: "Asks for another e-mail address of the account: checks the password and mails a PIN.",
  path: "/wp-json/fa/v1/initiate-email-change",
  request: z.lazy(() =>
    z.strictObject({ current_email: email, new_email: email, password: secretText(4 * MAX_PASSWORD_BYTES) }),
  ),
  answer: initiated,
  actor: "customer",
  isMutation: true,
  atMostOnce: "claim",
  failures: [
    "account.passwordWrong",
    "account.emailFormat",
    "account.currentEmailWrong",
    "account.sameEmail",
    "auth.emailDnsmx",
    "auth.emailTrashmail",
    "account.tooManyTries",
  ],
} as const satisfies DirectCall;

export const confirmEmailChange = {
  name: "direct.confirmEmailChange",
  summary: "Confirms the change by its PIN. It takes effect days later, announced to both addresses.",
  path: "/wp-json/fa/v1/confirm-email-change",
  request: z.lazy(() => z.strictObject({ request_id: requestId, pin })),
  /** When the change takes effect, ISO 8601: our own host's. */
  answer: z.lazy(() => z.looseObject({ ...directFields(), takes_effect_at: z.optional(z.nullable(z.string())) })),
  actor: "customer",
  isMutation: true,
  atMostOnce: "claim",
  failures: ["account.pinWrong", "account.pinExpired", "account.tooManyTries"],
} as const satisfies DirectCall;

export const initiateAccountDeletion = {
  name: "direct.initiateAccountDeletion",
  summary:
    "Asks for the deletion of the account and mails a PIN. The address is what the client believes; the session says whose account.",
  path: "/wp-json/fa/v1/initiate-account-deletion",
  request: z.lazy(() => z.strictObject({ email })),
  answer: initiated,
  actor: "customer",
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["account.tooManyTries"],
} as const satisfies DirectCall;

export const confirmAccountDeletion = {
  name: "direct.confirmAccountDeletion",
  summary: "Confirms the deletion by its PIN: it is scheduled in 14 days, and a login until then cancels it.",
  path: "/wp-json/fa/v1/confirm-account-deletion",
  request: z.lazy(() => z.strictObject({ email, pin, request_id: requestId })),
  /** When the account will be erased, ISO 8601: our own host's. */
  answer: z.lazy(() => z.looseObject({ ...directFields(), due_at: z.optional(z.nullable(z.string())) })),
  actor: "customer",
  isMutation: true,
  atMostOnce: "claim",
  failures: ["account.pinWrong", "account.pinExpired", "account.tooManyTries"],
} as const satisfies DirectCall;
