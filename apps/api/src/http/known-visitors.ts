import type { PlatformDeps } from "../platform/deps.ts";
import { hashSecret } from "../platform/secrets.ts";
import { type FoundAccessToken, findAccessToken } from "./access-tokens.ts";
import { MAX_KNOWN_VISITORS, VISITOR_KNOWN_FOR_MS } from "./limits.ts";

interface Known {
  readonly access: FoundAccessToken;
  readonly untilMs: number;
}

/** Finds the visitor of an access token, for most calls without a database query. Created once per app. */
export interface KnownVisitors {
  /** Null: there is no such token, or it has expired. */
  find(accessToken: string): Promise<FoundAccessToken | null>;
}

export function createKnownVisitors({ db, clock }: Pick<PlatformDeps, "db" | "clock">): KnownVisitors {
  const knownByHash = new Map<string, Known>();
  const look = async (hash: string, nowMs: number) => {
    knownByHash.delete(hash);
    const token = await findAccessToken(db, hash, new Date(nowMs));
    if (!token) return null;
    knownByHash.set(hash, {
      access: token,
      untilMs: Math.min(nowMs + VISITOR_KNOWN_FOR_MS, token.expiresAt.getTime()),
    });
    const oldest = knownByHash.size > MAX_KNOWN_VISITORS ? knownByHash.keys().next().value : undefined;
    if (oldest !== undefined) knownByHash.delete(oldest);
    return token;
  };
  return {
    find: async (accessToken) => {
      if (accessToken === "") return null;
      const hash = hashSecret(accessToken);
      const nowMs = clock.nowMs();
      const known = knownByHash.get(hash);
      return known && nowMs < known.untilMs ? known.access : look(hash, nowMs);
    },
  };
}
