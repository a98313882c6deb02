import { type ServerMarketingCalls, serverMarketingCalls } from "@shop/api-client/server";
import { fail, ok, type Result } from "@shop/kernel";
import { Hono } from "hono";
import * as z from "zod/mini";
import { readJsonBody } from "../http/read-body.ts";
import { pathOf } from "../http/read-call.ts";
import type { AppEnv } from "../http/request-log.ts";
import { isEqualSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { answer } from "./answer.ts";
import { makeServerCall } from "./make-server-call.ts";

type Name = keyof ServerMarketingCalls;

/** What only browsers send. */
const BROWSER_HEADERS = ["origin", "sec-fetch-site", "sec-fetch-mode", "cookie"] as const;

/**
 * The reads and tag calls, for a server that has the operator's key. To everyone else, and to every browser whatever key it sends, they are
 * addresses that don't exist. Source: TRACK-04, SAFE-19.
 */
export function createServerRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const name of Object.keys(serverMarketingCalls) as Name[]) {
    const call = serverMarketingCalls[name];
    app.all(call.path, async (c, next) => {
      if (!isServer(deps, c.req.raw.headers)) return next();
      c.set("operation", call.name);
      c.header("cache-control", "no-store");
      c.header("allow", call.method);
      if (c.req.method !== call.method) return answer(c, fail({ code: "api.methodNotAllowed" }));
      const request = await readRequest(name, c.req.raw);
      return answer(c, request.isOk ? await makeServerCall(deps, name, request.value) : request);
    });
  }
  return app;
}

function isServer({ settings }: Deps, headers: Headers): boolean {
  if (settings.marketingKey === null || BROWSER_HEADERS.some((name) => headers.has(name))) return false;
  return isEqualSecret(headers.get("authorization") ?? "", `Bearer ${settings.marketingKey}`);
}

async function readRequest(name: Name, request: Request): Promise<Result<unknown>> {
  const call = serverMarketingCalls[name];
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const given = call.method === "GET" ? ok(query) : await readJsonBody(request);
  if (!given.isOk) return given;
  const parsed = z.safeParse(call.request, given.value);
  return parsed.success ? ok(parsed.data) : fail({ code: "api.badRequest", params: { path: pathOf(parsed.error) } });
}
