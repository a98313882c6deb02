import { fail, ok } from "@shop/kernel";
import { countLinkTry, type PreparedCalls } from "../users/index.ts";
import { checkResetLink } from "./check-reset-link.ts";

/**
 * Checks a reset link, so that a customer with an old one learns it before choosing a password. Checking doesn't consume it. Failures:
 * those of `checkResetLink`, `auth.tooManyTries`, `api.loginRequired`.
 */
export const signInPrepared = {
  changePassword: async (deps, context, link) => {
    if (!link) return context.session ? ok({}) : fail({ code: "api.loginRequired" });
    const refused = await countLinkTry(deps, context.address, "auth.tooManyTries");
    if (refused) return fail(refused);
    const checked = await checkResetLink(deps, link);
    return checked.isOk ? ok({}) : checked;
  },
} satisfies PreparedCalls;
