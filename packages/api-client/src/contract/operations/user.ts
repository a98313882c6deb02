import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { ownedProductsSchema } from "../entities/licence.ts";
import { userSchema } from "../entities/user.ts";
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PASSWORD_BYTES, MAX_TOKEN_LENGTH } from "../limits.ts";
import { lineOfText, secretText } from "../text.ts";
import { anyFields, noFields } from "./without-fields.ts";

const email = z.lazy(() => lineOfText(MAX_EMAIL_LENGTH));
const name = z.lazy(() => lineOfText(MAX_NAME_LENGTH));
/** Limited far above the rule, so that the rule can return "This password is too long." */
const password = z.lazy(() => secretText(4 * MAX_PASSWORD_BYTES));
const token = z.lazy(() => z.string().check(z.maxLength(MAX_TOKEN_LENGTH)));
const key = z.lazy(() => lineOfText(MAX_TOKEN_LENGTH));
const prepareRequest = z.lazy(() => z.strictObject({ mode: z.literal("prepare") }));
const prepared = { csrf_token: z.optional(z.string()) };

export const getIpAddress = defineOperation({
  name: "user.ipAddress",
  summary: "The address the call came from.",
  request: noFields,
  answer: z.lazy(() => z.looseObject({ ip_address: z.string() })),
  actor: "anybody",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

export const EMAIL_VERDICTS = ["used", "inactive", "format", "dnsmx", "trashmail"] as const;

export const checkEmail = defineOperation({
  name: "user.emailValidity",
  summary: "Says whether an address has an account, is one that can be used, or is new (no error).",
  request: z.lazy(() => z.strictObject({ email })),
  answer: z.lazy(() => z.looseObject({ error: z.optional(z.nullable(z.enum(EMAIL_VERDICTS))) })),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: ["auth.tooManyTries"],
});

export const register = defineOperation({
  name: "user.register",
  summary:
    "Makes an account that waits for its activation, and mails the link. The response is the same whether or not the address was free.",
  request: z.lazy(() =>
    z.union([
      prepareRequest,
      z.strictObject({
        mode: z.literal("execute"),
        csrf_token: token,
        email_address: email,
        first_name: name,
        last_name: name,
        password,
        password_2: password,
        subscribe_to_newsletter: z.boolean(),
        accepted_tos: z.boolean(),
      }),
    ]),
  ),
  answer: z.lazy(() => z.looseObject(prepared)),
  actor: "visitor",
  tokenPurpose: "register",
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "claim",
  failures: [
    "auth.emailFormat",
    "auth.emailDnsmx",
    "auth.emailTrashmail",
    "auth.namesMissing",
    "auth.passwordTooShort",
    "auth.passwordTooLong",
    "auth.passwordTooWeak",
    "auth.passwordsDiffer",
    "auth.termsNotAccepted",
    "auth.tooManyTries",
  ],
});

export const resendActivation = defineOperation({
  name: "user.resendActivation",
  summary: "Mails a new activation link if the account waits for one. The response is the same in every case.",
  request: z.lazy(() => z.strictObject({ email })),
  answer: anyFields,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["auth.emailFormat", "auth.tooManyTries"],
});

export const verifyMail = defineOperation({
  name: "user.verifyMail",
  summary: "Uses up an activation link: the account is active and gets every public free plugin.",
  request: z.lazy(() => z.strictObject({ id: key, key, email: z.optional(z.nullable(email)) })),
  answer: z.lazy(() => z.looseObject({ valid: z.boolean(), email: z.optional(z.nullable(z.string())) })),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["auth.linkInvalid", "auth.tooManyTries"],
});

const credentials = {
  mode: z.literal("execute"),
  email_address: email,
  password,
  /** The login lasts 30 days on this device, instead of two hours and no longer than the browser. Default: false. */
  keep_logged_in: z.optional(z.boolean()),
};

export const login = defineOperation({
  name: "user.login",
  summary:
    "Prepare returns the security token; execute checks the password, starts a session in a cookie and merges the visitor's cart into the account's.",
  request: z.lazy(() =>
    z.union([
      prepareRequest,
      z.strictObject({ ...credentials, token }),
      z.strictObject({ ...credentials, csrf_token: token }),
    ]),
  ),
  answer: z.lazy(() =>
    z.looseObject({
      ...prepared,
      user: z.optional(z.nullable(userSchema)),
      login_error: z.optional(z.nullable(z.string())),
    }),
  ),
  openFields: ["valid", "user", "login_error", "error", "code"],
  actor: "visitor",
  tokenPurpose: "userLogin",
  isRepeatable: false,
  isMutation: true,
  atMostOnce: "none",
  failures: ["auth.loginFailed", "auth.notActivated", "auth.tooManyTries"],
});

export const logout = defineOperation({
  name: "user.logout",
  summary: "Ends the session on the server and in the browser.",
  request: noFields,
  answer: anyFields,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "none",
  failures: [],
});

export const getOwnedProducts = defineOperation({
  name: "user.getProducts",
  summary: "What the user owns, grouped by type, with licences and downloads.",
  request: noFields,
  answer: ownedProductsSchema,
  openFields: ["other", "samplepack", "plugin"],
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});
