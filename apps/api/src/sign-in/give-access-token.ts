import { ACCESS_TOKEN_LIFE_MS } from "@shop/api-client/contract";
import { randomUuid } from "@shop/kernel";
import { insertAccessToken, insertVisitor } from "../http/access-tokens.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";

/** A new visitor and the token that identifies it. A token identifies a visitor and a cart, nothing more. Source: AUTH-16, SAFE-02. */
export function welcomeVisitor(deps: Deps): Promise<string> {
  // In one transaction: a visitor without a token is one that the next cleaning takes away.
  return deps.db.transaction().execute(async (trx: Deps["db"]) => {
    const visitorId = randomUuid(deps.random);
    await insertVisitor(trx, visitorId, new Date(deps.clock.nowMs()));
    return giveAccessToken({ ...deps, db: trx }, visitorId);
  });
}

/** Another token of a visitor, valid for two hours. Earlier ones keep their own expiry: other tabs use them. */
export async function giveAccessToken(deps: Deps, visitorId: string): Promise<string> {
  const token = newSecret(deps.random);
  const nowMs = deps.clock.nowMs();
  await insertAccessToken(deps.db, {
    tokenHash: hashSecret(token),
    visitorId,
    now: new Date(nowMs),
    expiresAt: new Date(nowMs + ACCESS_TOKEN_LIFE_MS),
  });
  return token;
}
