import { randomUUID } from "node:crypto";
import { directCalls, IDEMPOTENCY_HEADER, SITE_AUTHORIZATION } from "@shop/api-client/contract";
import {
  type BenchVisitor,
  fetchSecurityTokens,
  logInVisitor,
  type PreparedCall,
  prepareCall,
  sendAll,
  welcomeVisitors,
} from "../api/prepared-calls.ts";
import { BENCH_PASSWORD, insertCustomers } from "../shop-process/insert-customers.ts";
import type { ShopOnPostgres } from "../shop-process/with-shop-on-postgres.ts";

/** What an address may be: of an account, of one that waits for its activation, of nobody. */
export const KINDS = ["account", "waiting", "unknown"] as const;
export type Kind = (typeof KINDS)[number];

interface Asker {
  readonly visitor: BenchVisitor;
  readonly number: number;
  /** The address that is asked about. */
  readonly email: string;
}

/** Something that can be asked about an address, and must not reveal whether it has an account. */
export interface AskedAct {
  readonly name: string;
  prepare(running: ShopOnPostgres, askers: readonly Asker[]): Promise<PreparedCall[]>;
}

/** The last leaves work to a job, which would run beside the others. */
export const ASKED_ACTS: readonly AskedAct[] = [
  {
    name: "login",
    prepare: async ({ port }, askers) => {
      const tokens = await tokensOf(port, "login", askers);
      return askers.map(({ visitor, email }, index) => {
        const request = {
          mode: "execute",
          email_address: email,
          password: "not the password",
          csrf_token: tokens[index],
        };
        return prepareCall("login", visitor, request);
      });
    },
  },
  {
    name: "resend",
    prepare: async (_running, askers) =>
      askers.map(({ visitor, email }) => prepareCall("resendActivation", visitor, { email }, true)),
  },
  {
    name: "email-change",
    prepare: async ({ port, sql }, askers) => {
      await insertCustomers(sql, { name: "asker", count: askers.length });
      return sendAll(
        askers.map(({ visitor, number, email }) => async () => {
          const own = `asker${number}@bench.example`;
          const customer = await logInVisitor(port, visitor, { email: own, password: BENCH_PASSWORD });
          return initiateEmailChange(customer, { current_email: own, new_email: email, password: BENCH_PASSWORD });
        }),
      );
    },
  },
  {
    name: "forgot",
    prepare: async ({ port }, askers) => {
      const tokens = await tokensOf(port, "passwordForget", askers);
      return askers.map(({ visitor, email }, index) => {
        const request = { mode: "execute", email_address: email, csrf_token: tokens[index] };
        return prepareCall("passwordForget", visitor, request, true);
      });
    },
  },
];

/** The calls of one act, of each kind in turn. Every call comes from a visitor, a place and about an address of its own. */
export async function prepareAsking(
  running: ShopOnPostgres,
  act: AskedAct,
  count: number,
): Promise<Array<{ kind: Kind; call: PreparedCall }>> {
  await insertCustomers(running.sql, { name: `${act.name}-account`, count });
  await insertCustomers(running.sql, { name: `${act.name}-waiting`, count, isActive: false });
  await running.sql.query("analyze");
  const visitors = await welcomeVisitors(running.port, count * KINDS.length);
  const askers = visitors.map((visitor, index) => {
    const email = `${act.name}-${kindOf(index)}${Math.floor(index / KINDS.length) + 1}@bench.example`;
    return { visitor, number: index + 1, email };
  });
  const calls = await act.prepare(running, askers);
  return calls.map((call, index) => ({ kind: kindOf(index), call }));
}

function kindOf(index: number): Kind {
  return KINDS[index % KINDS.length] ?? "unknown";
}

function tokensOf(port: number, name: "login" | "passwordForget", askers: readonly Asker[]): Promise<string[]> {
  return fetchSecurityTokens(
    port,
    name,
    askers.map(({ visitor }) => visitor),
  );
}

function initiateEmailChange(customer: BenchVisitor, request: unknown): PreparedCall {
  return {
    method: "POST",
    path: directCalls.initiateEmailChange.path,
    headers: {
      "content-type": "application/json",
      authorization: SITE_AUTHORIZATION,
      "x-forwarded-for": customer.address,
      cookie: customer.cookie ?? "",
      origin: customer.origin ?? "",
      [IDEMPOTENCY_HEADER]: randomUUID(),
    },
    body: JSON.stringify(request),
  };
}
