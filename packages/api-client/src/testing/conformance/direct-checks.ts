import { randomUuid } from "@shop/kernel";
import * as z from "zod/mini";
import {
  ACCESS_TOKEN_HEADER,
  directCalls,
  IDEMPOTENCY_HEADER,
  marketingCalls,
  TRANSPORT_STATUS,
  type TransportFailureCode,
} from "../../contract/index.ts";
import { serverMarketingCalls } from "../../server/index.ts";
import { DIRECT_SAMPLES, MARKETING_SAMPLES } from "../call-samples.ts";
import { expectShape, expectThat } from "./expectations.ts";
import type { ConformanceCheck, ConformanceSession, HostAnswer } from "./target.ts";

const NAMES = Object.keys(directCalls) as ReadonlyArray<keyof typeof directCalls>;
const refusalSchema = z.looseObject({ success: z.literal(false), code: z.string() });

async function post(
  session: ConformanceSession,
  path: string,
  payload: object,
  changes: { readonly headers?: Record<string, string>; readonly method?: string } = {},
): Promise<HostAnswer> {
  const browser = await session.visitor();
  const method = changes.method ?? "POST";
  return browser.send(path, {
    method,
    headers: {
      "content-type": "application/json",
      authorization: session.target.siteAuthorization,
      [ACCESS_TOKEN_HEADER]: browser.accessToken,
      [IDEMPOTENCY_HEADER]: randomUuid(session.target.random),
      ...changes.headers,
    },
    ...(method === "GET" ? {} : { body: JSON.stringify(payload) }),
  });
}

function expectDirectFault(answer: HostAnswer, code: TransportFailureCode): void {
  const body = expectShape(refusalSchema, answer.body, "a direct call's refusal", answer);
  const status = TRANSPORT_STATUS[code];
  expectThat(answer.status === status && body.code === code, `${status} ${code}`, answer);
}

/** A call of an account's responds only to its customer. */
function asksForLogin(called: string, path: string, payload: object): ConformanceCheck {
  return {
    title: `${called} asks for the session`,
    needs: [],
    run: async (session) => expectDirectFault(await post(session, path, payload), "api.loginRequired"),
  };
}

/**
 * Checks that the direct calls' responses match their schemas, and that they refuse what the contract says they refuse. No refusal check
 * sends anything that could be executed.
 */
export const DIRECT_CHECKS: readonly ConformanceCheck[] = [
  ...NAMES.flatMap((name): ConformanceCheck[] => {
    const { name: called, path, answer: schema, actor } = directCalls[name];
    return [
      actor === "customer"
        ? asksForLogin(called, path, DIRECT_SAMPLES[name].request)
        : {
            title: `${called} responds according to its schema`,
            needs: ["effects"],
            run: async (session) => {
              const answer = await post(session, path, DIRECT_SAMPLES[name].request);
              expectThat(answer.status === 200, "HTTP 200", answer);
              expectShape(schema, answer.body, "the answer", answer);
            },
          },
      {
        title: `${called} refuses an unknown key`,
        needs: [],
        run: async (session) => expectDirectFault(await post(session, path, { unknown_key: 1 }), "api.badRequest"),
      },
      {
        title: `${called} refuses a call that names no site`,
        needs: [],
        run: async (session) =>
          expectDirectFault(
            await post(session, path, {}, { headers: { authorization: "Site unknown" } }),
            "api.unknownSite",
          ),
      },
      {
        title: `${called} refuses another method than POST`,
        needs: [],
        run: async (session) =>
          expectDirectFault(await post(session, path, {}, { method: "GET" }), "api.methodNotAllowed"),
      },
      {
        title: `${called} refuses another content type than JSON`,
        needs: [],
        run: async (session) =>
          expectDirectFault(
            await post(session, path, {}, { headers: { "content-type": "text/plain" } }),
            "api.notJson",
          ),
      },
    ];
  }),
  ...Object.entries(marketingCalls).map(([name, call]) =>
    asksForLogin(call.name, call.path, MARKETING_SAMPLES[name as keyof typeof marketingCalls].request),
  ),
  ...Object.values(serverMarketingCalls).map(
    (call): ConformanceCheck => ({
      title: `${call.name} isn't served to a browser`,
      needs: [],
      run: async (session) => {
        expectDirectFault(await post(session, call.path, {}, { method: call.method }), "api.notServed");
      },
    }),
  ),
  {
    title: "a direct call that nobody knows isn't served",
    needs: [],
    run: async (session) => expectDirectFault(await post(session, "/wp-json/fa/v1/no-such-call", {}), "api.notServed"),
  },
];
