import { ok } from "@shop/kernel";
import { touchSession } from "../../db/repositories/sessions.ts";
import { SESSION_SEEN_STEP_MS } from "../../limits.ts";
import { describeUser } from "../../use-cases/describe-user.ts";
import { giveAccessToken, welcomeVisitor } from "../../use-cases/give-access-token.ts";
import type { Handlers } from "../call-context.ts";

export const accessHandlers: Handlers<"generateToken" | "regenerateToken" | "updateSession" | "getIpAddress"> = {
  generateToken: async (deps) => ok({ access_token: await welcomeVisitor(deps) }),
  regenerateToken: async (deps, context) => ok({ access_token: await giveAccessToken(deps, context.visitorId ?? "") }),
  updateSession: async (deps, context) => {
    if (!context.session) return ok({ user: null });
    const nowMs = deps.clock.nowMs();
    await touchSession(deps.db, context.session.id, new Date(nowMs), new Date(nowMs - SESSION_SEEN_STEP_MS));
    return ok({ user: await describeUser(deps, context.session.userId) });
  },
  getIpAddress: async (_deps, context) => ok({ ip_address: context.address }),
};
