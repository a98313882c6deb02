import { fail, ok } from "@shop/kernel";
import { countLinkTry, type PreparedCalls } from "../users/index.ts";
import { checkResetLink } from "./check-reset-link.ts";

/**
 * A reset link is looked at, so that a customer who comes with an old one learns it before thinking out a password; looking doesn't use it
 * up. Failures: those of `checkResetLink`, `auth.tooManyTries`, `api.loginRequired`.
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
