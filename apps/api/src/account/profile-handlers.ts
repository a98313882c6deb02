import { ok } from "@shop/kernel";
import { loginRequired, wronglyPrepared } from "../http/checked-before.ts";
import {
  type Handlers,
  revokeOtherSessions,
  revokeSessionOfUser,
  setPreferredCurrency,
  setWantsFewerPopUps,
} from "../users/index.ts";
import { listSessions } from "./list-sessions.ts";
import { updateProfile } from "./update-profile.ts";

export const profileHandlers: Handlers<
  "updateProfile" | "listSessions" | "endSessions" | "preferCurrency" | "preferPopUps"
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
  preferPopUps: async (deps, context, request) => {
    if (!context.session) return loginRequired();
    await setWantsFewerPopUps(deps.db, context.session.userId, request.fewer);
    return ok({});
  },
};
