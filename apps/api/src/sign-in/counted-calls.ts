import { countTry } from "../http/count-try.ts";
import { addressKey } from "../platform/address-key.ts";
import { type CountedCalls, countLinkTry } from "../users/index.ts";
import { ACTIVATION_REQUESTS, PASSWORD_REQUESTS, REGISTRATIONS } from "./limits.ts";

export const signInCounts = {
  register: (deps, { address }) =>
    countTry(deps, [[`register:${addressKey(address)}`, REGISTRATIONS]], "auth.tooManyTries"),
  resendActivation: (deps, { address }) =>
    countTry(deps, [[`resend-activation:${addressKey(address)}`, ACTIVATION_REQUESTS]], "auth.tooManyTries"),
  passwordForget: (deps, { address }) =>
    countTry(deps, [[`password-forget:${addressKey(address)}`, PASSWORD_REQUESTS]], "auth.tooManyTries"),
  verifyMail: (deps, { address }) => countLinkTry(deps, address, "auth.tooManyTries"),
  changePassword: async (deps, { address }, request) =>
    "key" in request ? countLinkTry(deps, address, "auth.tooManyTries") : null,
} satisfies CountedCalls;
