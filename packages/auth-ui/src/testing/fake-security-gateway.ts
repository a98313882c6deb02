import { fail, ok } from "@shop/kernel";
import { type Answering, createAnswering } from "@shop/kernel/testing";
import type { AccountSession, SecurityGateway } from "../store/ports.ts";

/** `group.call`. */
export type SecurityCall = {
  [Group in keyof SecurityGateway]: `${Group}.${keyof SecurityGateway[Group] & string}`;
}[keyof SecurityGateway];

export interface FakeSecurityGateway
  extends SecurityGateway,
    Pick<Answering<SecurityCall>, "calls" | "failNext" | "holdNext"> {}

/** The password of the fake's account. */
export const ACCOUNT_PASSWORD = "Measured-Room-42";

export function buildSession(fields: Partial<AccountSession> = {}): AccountSession {
  return {
    id: "s1",
    isCurrent: false,
    browser: "Firefox",
    system: "Windows",
    createdAt: "2026-01-10T08:30:00.000Z",
    lastSeenAt: "2026-01-15T11:58:00.000Z",
    expiresAt: "2026-02-14T11:58:00.000Z",
    ...fields,
  };
}

/** This browser, another, and an unknown one. */
export function buildSessions(): AccountSession[] {
  return [
    buildSession({ id: "s1", isCurrent: true }),
    buildSession({ id: "s2", browser: "Safari", system: "macOS", lastSeenAt: "2026-01-14T21:12:00.000Z" }),
    buildSession({ id: "s3", browser: null, system: null, lastSeenAt: "2026-01-02T06:05:00.000Z" }),
  ];
}

export interface FakeSecurityOptions {
  readonly sessions?: readonly AccountSession[];
}

/** Password and logins of ada@example.com, in memory. It responds as the real service does. */
export function createFakeSecurityGateway({
  sessions = buildSessions(),
}: FakeSecurityOptions = {}): FakeSecurityGateway {
  const { answer, calls, failNext, holdNext } = createAnswering<SecurityCall>();
  let current = sessions;
  return {
    calls,
    failNext,
    holdNext,
    password: {
      change: (given) =>
        answer("password.change", given, () =>
          given.old === ACCOUNT_PASSWORD ? ok(undefined) : fail({ code: "account.passwordWrong" }),
        ),
    },
    sessions: {
      list: () => answer("sessions.list", null, () => ok(current)),
      end: (given) =>
        answer("sessions.end", given, () => {
          current = current.filter(({ id, isCurrent }) => (given === "others" ? isCurrent : id !== given));
          return ok(current);
        }),
    },
  };
}
