import { type Failure, fail, ok, type Result } from "@shop/kernel";
import type { PasswordGateway, ResetLink } from "../store/ports.ts";

export interface FakePasswordGateway extends PasswordGateway {
  /** The names of all calls, in order. */
  readonly calls: ReadonlyArray<keyof PasswordGateway>;
  readonly mailedTo: readonly string[];
  /** The passwords that were set. */
  readonly passwords: readonly string[];
  /** The next call of this name fails with this, once. */
  failNext(name: keyof PasswordGateway, failure: Failure): void;
  /** The next call of this name waits until the returned function is called. */
  holdNext(name: keyof PasswordGateway): () => void;
  /** From now on a prepared link returns no security token. */
  giveNoToken(): void;
}

/** The fake's only valid link, until it is used. */
export const RESET_LINK: ResetLink = { id: "r1", key: "k1" };

/** A small service for forgotten passwords in memory, for the account ada@example.com. It responds as the real one does. */
export function createFakePasswordGateway(): FakePasswordGateway {
  const calls: Array<keyof PasswordGateway> = [];
  const mailedTo: string[] = [];
  const passwords: string[] = [];
  const failures = new Map<string, Failure>();
  const holds = new Map<string, Promise<void>>();
  let token: string | null = "reset-token";
  const answering = async <Value>(name: keyof PasswordGateway, work: () => Result<Value>): Promise<Result<Value>> => {
    calls.push(name);
    const hold = holds.get(name);
    holds.delete(name);
    await hold;
    const failure = failures.get(name);
    failures.delete(name);
    return failure ? fail(failure) : work();
  };
  const isValid = ({ id, key }: ResetLink) => id === RESET_LINK.id && key === RESET_LINK.key && passwords.length === 0;
  const expired = () => fail({ code: "auth.resetLinkExpired", params: { code: 509 } });
  return {
    calls,
    mailedTo,
    passwords,
    failNext: (name, failure) => failures.set(name, failure),
    holdNext: (name) => {
      let release = () => {};
      holds.set(
        name,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => release();
    },
    giveNoToken: () => {
      token = null;
    },
    sendResetMail: (emailAddress) =>
      answering("sendResetMail", () => {
        mailedTo.push(emailAddress);
        return ok(undefined);
      }),
    prepareReset: (link) => answering("prepareReset", () => (isValid(link) ? ok(token) : expired())),
    resetPassword: ({ password, ...link }) =>
      answering("resetPassword", () => {
        if (!isValid(link)) return expired();
        passwords.push(password);
        return ok("ada@example.com");
      }),
  };
}
