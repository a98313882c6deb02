import { SECURITY_TOKEN_LIFE_MS, type TokenPurpose } from "@shop/api-client/contract";
import type { PlatformDeps } from "../platform/deps.ts";
import { isEqualSecret, sign } from "../platform/secrets.ts";
import type { CallContext } from "./call-context.ts";

/**
 * A security token: valid for one purpose, ten minutes, and the visitor and session that fetched it. Nothing is stored; the signature
 * protects it. It isn't a secret of the account: it proves that the page itself made the call.
 */
export function issueSecurityToken(deps: PlatformDeps, context: CallContext, purpose: TokenPurpose): string {
  const expiresAtMs = deps.clock.nowMs() + SECURITY_TOKEN_LIFE_MS;
  return `${expiresAtMs.toString(36)}.${signature(deps, context, purpose, expiresAtMs)}`;
}

export function isSecurityTokenValid(
  deps: PlatformDeps,
  context: CallContext,
  purpose: TokenPurpose,
  token: string,
): boolean {
  const [expiry = "", given = ""] = token.split(".");
  const expiresAtMs = Number.parseInt(expiry, 36);
  if (!Number.isSafeInteger(expiresAtMs) || expiresAtMs <= deps.clock.nowMs()) return false;
  return isEqualSecret(given, signature(deps, context, purpose, expiresAtMs));
}

function signature(deps: PlatformDeps, context: CallContext, purpose: TokenPurpose, expiresAtMs: number): string {
  const holder = [context.visitorId ?? "", context.session?.id ?? ""];
  return sign(deps.settings.secret, ["securityToken", purpose, ...holder, String(expiresAtMs)]);
}
