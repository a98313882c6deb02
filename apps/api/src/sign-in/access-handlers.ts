import { ACCESS_TOKEN_LIFE_MS } from "@shop/api-client/contract";
import { ok } from "@shop/kernel";
import { secondsUntil } from "../http/cookies.ts";
import type { Deps } from "../ports/deps.ts";
import { type CallContext, type Handlers, touchSession } from "../users/index.ts";
import { describeUser } from "./describe-user.ts";
import { extendLogin } from "./extend-login.ts";
import { giveAccessToken, welcomeVisitor } from "./give-access-token.ts";
import { SESSION_SEEN_STEP_MS } from "./limits.ts";

export const accessHandlers: Handlers<"generateToken" | "regenerateToken" | "updateSession" | "getIpAddress"> = {
  generateToken: async (deps, context) => ok(await withExpiry(deps, context, await welcomeVisitor(deps))),
  regenerateToken: async (deps, context) =>
    ok(await withExpiry(deps, context, await giveAccessToken(deps, context.visitorId ?? ""))),
  updateSession: async (deps, context) => {
    const { session } = context;
    const nowMs = deps.clock.nowMs();
    const endsAtMs = (session?.expiresAt ?? context.accessEndsAt)?.getTime() ?? nowMs;
    const expires_in = secondsUntil(deps.clock, endsAtMs);
    if (!session) return ok({ user: null, expires_in });
    await touchSession(deps.db, session.id, new Date(nowMs), new Date(nowMs - SESSION_SEEN_STEP_MS));
    return ok({ user: await describeUser(deps, session.userId), expires_in });
  },
  getIpAddress: async (_deps, context) => ok({ ip_address: context.address }),
};

/** A new token with its expiry: that of the login if there is one. */
async function withExpiry(deps: Deps, context: CallContext, accessToken: string) {
  const loginEndsAt = await extendLogin(deps, context);
  const endsAtMs = loginEndsAt?.getTime() ?? deps.clock.nowMs() + ACCESS_TOKEN_LIFE_MS;
  return { access_token: accessToken, expires_in: secondsUntil(deps.clock, endsAtMs) };
}
