import type { OperationName } from "@shop/api-client/contract";
import { randomUuid } from "@shop/kernel";
import { hashSecret } from "../../platform/secrets.ts";
import type { Deps } from "../../ports/deps.ts";
import { welcomeVisitor } from "../../sign-in/give-access-token.ts";
import { insertUser, startSession } from "../insert-rows.ts";

/** Somebody who calls, with what a browser keeps for them. */
export interface FuzzActor {
  readonly cookies: Map<string, string>;
  accessToken: string;
  /** Security tokens as they were prepared, by their operation. */
  readonly securityTokens: Map<OperationName, string>;
  /** Keys of the last changes, to be sent again. */
  readonly idempotencyKeys: string[];
  /** Payment pages that were opened. */
  readonly payments: string[];
  readonly email: string;
  /** Null: a visitor without an account. */
  readonly userId: string | null;
}

/** A visitor, or a customer with an active account who is logged in. */
export async function newFuzzActor(deps: Deps, isCustomer: boolean): Promise<FuzzActor> {
  const userId = isCustomer ? await insertUser(deps) : null;
  const actor: FuzzActor = {
    cookies: new Map(),
    accessToken: await welcomeVisitor(deps),
    securityTokens: new Map(),
    idempotencyKeys: [],
    payments: [],
    email: userId ? `${userId}@shop.test` : `${randomUuid(deps.random)}@customer.example`,
    userId,
  };
  await refreshFuzzActor(deps, actor);
  return actor;
}

/** Reacts like a browser to a lost token or session: a new token, and a new login. */
export async function refreshFuzzActor(deps: Deps, actor: FuzzActor): Promise<void> {
  actor.accessToken = await welcomeVisitor(deps);
  if (actor.userId) await startSession(deps, actor, actor.userId);
}

/** An access token whose time is over. */
export async function expiredAccessToken(deps: Deps): Promise<string> {
  const token = await welcomeVisitor(deps);
  await deps.db
    .updateTable("access_tokens")
    .set({ expires_at: new Date(deps.clock.nowMs() - 1) })
    .where("token_hash", "=", hashSecret(token))
    .execute();
  return token;
}
