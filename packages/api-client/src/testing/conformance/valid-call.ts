import { type OperationName, operations } from "../../contract/index.ts";
import { expectResult, expectThat } from "./expectations.ts";
import type { ConformanceBrowser, ConformanceNeed, ConformanceSession } from "./target.ts";

/** An address to which no mail is ever delivered (RFC 2606). */
export const NOBODY = "nobody@conformance.example";
export const UNKNOWN_LINK = { id: "00000000-0000-4000-8000-000000000000", key: "unknown" };
export const NEW_PASSWORD = "Conformance-7-Meter";

type Who = "visitor" | "newVisitor" | "customer";

/** One well-formed call of an operation, built from the host's data. */
export interface ValidCall {
  readonly what: string;
  readonly as: Who;
  readonly needs: readonly ConformanceNeed[];
  /** Whether a shopper's refusal conforms to the contract as well: the requested item may not exist. */
  readonly mayRefuse: boolean;
  readonly request: (session: ConformanceSession, browser: ConformanceBrowser) => Promise<unknown> | unknown;
}

export function validCall(
  what: string,
  request: ValidCall["request"],
  how: Partial<Omit<ValidCall, "what" | "request">> = {},
): ValidCall {
  const ofCustomer: readonly ConformanceNeed[] = how.as === "customer" ? ["account"] : [];
  return {
    as: "visitor",
    mayRefuse: false,
    ...how,
    needs: [...ofCustomer, ...(how.needs ?? [])],
    what,
    request,
  };
}

export const empty = validCall("an empty request", () => ({}));
export const prepare = validCall("prepare", () => ({ mode: "prepare" }));

/** The call's fields, with a security token of the operation's purpose. */
export const secured =
  (name: OperationName, fields: object): ValidCall["request"] =>
  async (session, browser) => ({
    mode: "execute",
    ...fields,
    csrf_token: await prepareToken(session, browser, name),
  });

async function prepareToken(
  session: ConformanceSession,
  browser: ConformanceBrowser,
  name: OperationName,
): Promise<string> {
  const answer = await browser.call(session.target.ids[name], { mode: "prepare" });
  const result = expectResult(operations[name], answer);
  const token = "csrf_token" in result && typeof result.csrf_token === "string" ? result.csrf_token : "";
  expectThat(token !== "", "a security token", answer);
  return token;
}
