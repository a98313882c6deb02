import { fail, ok, type Result } from "@shop/kernel";
import type { Handlers } from "../http/call-context.ts";
import { getFreeProduct } from "../library/get-free-product.ts";
import { describeNewsletter } from "../newsletter/categories.ts";
import { confirmNewsletter } from "../newsletter/confirm-newsletter.ts";
import { findNewsletterHolder } from "../newsletter/find-newsletter-holder.ts";
import { setNewsletter } from "../newsletter/set-newsletter.ts";
import { revokeOtherSessions, revokeSessionOfUser } from "../users/sessions.ts";
import { setPreferredCurrency } from "../users/users.ts";
import { listSessions } from "./list-sessions.ts";
import { updateProfile } from "./update-profile.ts";

export const profileHandlers: Handlers<
  | "updateProfile"
  | "updateNewsletterSettings"
  | "confirmNewsletter"
  | "listSessions"
  | "endSessions"
  | "preferCurrency"
  | "getFreeProduct"
> = {
  updateProfile: async (deps, context, request) => {
    if (request.mode === "prepare") return wronglyPrepared();
    if (!context.session) return loginRequired();
    const updated = await updateProfile(deps, context.session.userId, {
      firstName: request.first_name,
      lastName: request.last_name,
      registrationName: request.registration_name,
    });
    return updated.isOk ? ok({}) : updated;
  },
  updateNewsletterSettings: async (deps, context, request) => {
    if (request.mode === "prepare") return wronglyPrepared();
    const link = "key" in request ? { id: request.id, key: request.key } : null;
    const userId = context.session?.userId ?? null;
    const holder = await findNewsletterHolder(deps, { link, userId });
    if (!holder.isOk) return holder;
    const state = await setNewsletter(deps, holder.value.id, request.options);
    if (!state.isOk) return state;
    const { setting, pending } = state.value;
    return ok({ options: describeNewsletter(setting, context.locale), newsletter_pending: pending });
  },
  confirmNewsletter: async (deps, _context, request) => {
    const confirmed = await confirmNewsletter(deps, request);
    return confirmed.isOk ? ok({ options: confirmed.value }) : confirmed;
  },
  listSessions: async (deps, context) => {
    if (!context.session) return loginRequired();
    return ok({ sessions: await listSessions(deps, context.session) });
  },
  endSessions: async (deps, context, request) => {
    const { session } = context;
    if (!session) return loginRequired();
    const now = new Date(deps.clock.nowMs());
    if ("others" in request) await revokeOtherSessions(deps.db, session.userId, session.id, now);
    else await revokeSessionOfUser(deps.db, session.userId, request.session_id, now);
    const isOwn = "session_id" in request && request.session_id === session.id;
    if (isOwn) context.cookies.clearSession();
    return ok({ sessions: isOwn ? [] : await listSessions(deps, session) });
  },
  preferCurrency: async (deps, context, request) => {
    if (!context.session) return loginRequired();
    await setPreferredCurrency(deps.db, context.session.userId, request.currency);
    return ok({});
  },
  getFreeProduct: async (deps, context, request) => {
    if (!context.session) return loginRequired();
    const given = await getFreeProduct(deps, context.session.userId, request.product);
    return given.isOk ? ok({}) : given;
  },
};

/** The pipeline asks for the login before; the types can't know. */
function loginRequired(): Result<never> {
  return fail({ code: "api.loginRequired" });
}

/** The pipeline answers every prepare call itself; the types can't know. */
function wronglyPrepared(): Result<never> {
  return fail({ code: "api.badRequest", params: { path: "mode" } });
}
