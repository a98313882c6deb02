import { type Clock, ok, type Result } from "@shop/kernel";
import { SECURITY_TOKEN_RENEWAL_MS, type TokenPurpose } from "../contract/served.ts";

export interface SecurityTokens {
  /** A token of the purpose, not older than SECURITY_TOKEN_RENEWAL_MS. */
  take(purpose: TokenPurpose): Promise<Result<string>>;
  /** Gives up a token that the host refused. */
  giveUp(purpose: TokenPurpose, stale: string): void;
  /** Fetches a token now and again every SECURITY_TOKEN_RENEWAL_MS, until the returned function is called. */
  keep(purpose: TokenPurpose): () => void;
  /** Forgets all: they were bound to a visitor or a session that is no more. */
  clear(): void;
}

/** Keeps one security token per purpose; concurrent callers share one fetch. Source: API-05. */
export function createSecurityTokens(
  clock: Clock,
  fetchToken: (purpose: TokenPurpose) => Promise<Result<string>>,
): SecurityTokens {
  const tokens = new Map<TokenPurpose, { readonly token: string; readonly fetchedAtMs: number }>();
  const fetching = new Map<TokenPurpose, Promise<Result<string>>>();

  const renew = (purpose: TokenPurpose): Promise<Result<string>> => {
    const running = fetching.get(purpose);
    if (running) return running;
    const fetchedAtMs = clock.nowMs();
    const started = fetchToken(purpose).then((answer) => {
      // After a clear this fetch belongs to a visitor who has left: its token is returned but not kept.
      if (fetching.get(purpose) !== started) return answer;
      fetching.delete(purpose);
      if (answer.isOk) tokens.set(purpose, { token: answer.value, fetchedAtMs });
      return answer;
    });
    fetching.set(purpose, started);
    return started;
  };

  return {
    take: async (purpose) => {
      const entry = tokens.get(purpose);
      return entry && isFresh(clock.nowMs() - entry.fetchedAtMs) ? ok(entry.token) : renew(purpose);
    },
    giveUp: (purpose, stale) => {
      if (tokens.get(purpose)?.token === stale) tokens.delete(purpose);
    },
    keep: (purpose) => {
      let cancel = () => {};
      const fetchAgain = () => {
        // A failed fetch has been logged; the next use or the next renewal tries again.
        void renew(purpose);
        cancel = clock.after(SECURITY_TOKEN_RENEWAL_MS, fetchAgain);
      };
      fetchAgain();
      return () => cancel();
    },
    clear: () => {
      tokens.clear();
      fetching.clear();
    },
  };
}

/** A clock that was set back makes ages negative. Such a token's age is unknown, so it is fetched again. */
function isFresh(ageMs: number): boolean {
  return ageMs >= 0 && ageMs < SECURITY_TOKEN_RENEWAL_MS;
}
