import { fail, type KeyValueStorage, ok, type Result } from "@shop/kernel";
import {
  ACCESS_TOKEN_COOKIE,
  type AnswerOf,
  accessLifeMs,
  type Operations,
  type WireUser,
} from "../contract/served.ts";
import { isPassing, isStaleAccessToken } from "./tries.ts";

/** Who visits, and for how long from now on: a login ends then unless the token is renewed. Source: AUTH-17. */
export interface Visit {
  /** Null: nobody is logged in. */
  readonly user: WireUser | null;
  readonly lifeMs: number;
}

type TokenAnswer = AnswerOf<Operations["generateToken"]>;

/** The three calls that identify the visitor. Each receives its token as an argument, so that no call waits for itself. */
export interface AccessCalls {
  generate(): Promise<Result<TokenAnswer>>;
  regenerate(accessToken: string): Promise<Result<TokenAnswer>>;
  updateSession(
    accessToken: string,
    emailAddress: string | null,
  ): Promise<Result<AnswerOf<Operations["updateSession"]>>>;
}

export interface AccessTokens {
  /** The visitor's token. Waits for a start in progress; generates a token if there is none. */
  current(): Promise<Result<string>>;
  /** Gives up a token that the host refused, unless another tab or call has replaced it already. */
  giveUp(stale: string): void;
  start(emailAddress: string | null): Promise<Result<Visit>>;
  restart(): Promise<Result<void>>;
}

/** Keeps one access token for the visitor. Concurrent calls share one generated token. Source: API-03, AUTH-16. */
export function createAccessTokens(storage: KeyValueStorage, calls: AccessCalls): AccessTokens {
  let settling: Promise<unknown> | null = null;
  let starting: Promise<Result<Visit>> | null = null;
  let generating: Promise<Result<string>> | null = null;

  const keep = (answer: Result<TokenAnswer>): Result<string> => {
    if (!answer.isOk) return answer;
    storage.set(ACCESS_TOKEN_COOKIE, answer.value.access_token);
    return ok(answer.value.access_token);
  };
  const generate = (): Promise<Result<string>> => {
    generating ??= calls
      .generate()
      .then(keep)
      .finally(() => {
        generating = null;
      });
    return generating;
  };
  /** Runs after any start in progress; every call waits until it is done. */
  const settle = <Value>(task: () => Promise<Result<Value>>): Promise<Result<Value>> => {
    const running = (settling ?? Promise.resolve()).then(task);
    settling = running;
    return running.finally(() => {
      if (settling === running) settling = null;
    });
  };
  const visit = async (emailAddress: string | null): Promise<Result<Visit>> => {
    const existing = storage.get(ACCESS_TOKEN_COOKIE);
    if (existing !== undefined) {
      const session = await calls.updateSession(existing, emailAddress);
      if (session.isOk) {
        const renewed = await calls.regenerate(existing);
        keep(renewed);
        // Where the exchange fails the old token stays valid until its own end.
        return ok({ user: session.value.user, lifeMs: accessLifeMs(renewed.isOk ? renewed.value : session.value) });
      }
      if (isPassing(session.failure) && !isStaleAccessToken(session.failure)) return session;
      storage.remove(ACCESS_TOKEN_COOKIE);
    }
    const token = await generate();
    if (!token.isOk) return token;
    const session = await calls.updateSession(token.value, emailAddress);
    return session.isOk ? ok({ user: session.value.user, lifeMs: accessLifeMs(session.value) }) : session;
  };

  return {
    current: async () => {
      while (settling) await settling;
      const token = storage.get(ACCESS_TOKEN_COOKIE);
      return token === undefined ? generate() : ok(token);
    },
    giveUp: (stale) => {
      if (storage.get(ACCESS_TOKEN_COOKIE) === stale) storage.remove(ACCESS_TOKEN_COOKIE);
    },
    start: (emailAddress) => {
      starting ??= settle(() => visit(emailAddress)).finally(() => {
        starting = null;
      });
      return starting;
    },
    restart: () =>
      settle(async () => {
        storage.remove(ACCESS_TOKEN_COOKIE);
        const token = await generate();
        return token.isOk ? ok(undefined) : fail(token.failure);
      }),
  };
}
