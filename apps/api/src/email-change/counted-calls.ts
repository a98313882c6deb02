import { type CountedCalls, countLinkTry } from "../users/index.ts";

export const emailChangeCounts = {
  revokeEmailChange: async (deps, { address }, request) =>
    "key" in request ? countLinkTry(deps, address, "auth.tooManyTries") : null,
} satisfies CountedCalls;
