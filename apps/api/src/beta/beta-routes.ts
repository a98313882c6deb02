import { BETA_AGREEMENTS_PATH, type BetaCalls, betaCalls } from "@shop/api-client/server";
import { fail, ok, type Result } from "@shop/kernel";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { createCallLimiter } from "../http/call-limiter.ts";
import { addressOf } from "../http/client-address.ts";
import { contentDisposition } from "../http/content-disposition.ts";
import { countTry } from "../http/count-try.ts";
import { CALLS_PER_MINUTE } from "../http/limits.ts";
import { readJsonBody } from "../http/read-body.ts";
import { pathOf } from "../http/read-call.ts";
import type { AppEnv } from "../http/request-log.ts";
import { addressKey } from "../platform/address-key.ts";
import type { Deps } from "../ports/deps.ts";
import { failureEntry } from "../ports/failures.ts";
import { countLinkTry } from "../users/index.ts";
import { confirmBetaSignUp } from "./confirm-sign-up.ts";
import { BETA_TRIES } from "./limits.ts";
import { readAgreement } from "./read-agreement.ts";
import { readNda, toWireSignature } from "./read-nda.ts";
import { readProgramme } from "./read-programme.ts";
import { sendBetaLink } from "./send-link.ts";
import { signNda } from "./sign-nda.ts";
import { signUpForBeta } from "./sign-up.ts";

type Name = keyof BetaCalls;
type Request<Called extends Name> = z.output<BetaCalls[Called]["request"]>;

const TOO_MANY = "beta.tooManyTries";

/** What each call does with its checked request. */
const ACTS: { readonly [Called in Name]: (deps: Deps, request: Request<Called>) => Promise<Result<object>> } = {
  getProgramme: async (deps, { locale }) => ok(await readProgramme(deps, locale)),
  signUp: async (deps, request) => done(await signUpForBeta(deps, request)),
  sendLink: async (deps, request) => done(await sendBetaLink(deps, request)),
  confirm: async (deps, link) => done(await confirmBetaSignUp(deps, link)),
  readNda: (deps, { locale, ...link }) => readNda(deps, link, locale),
  signNda: async (deps, request) => {
    const signed = await signNda(deps, request);
    if (!signed.isOk) return signed;
    return ok({ isNew: signed.value.isNew, signature: toWireSignature(signed.value.signature, request) });
  },
};

/** The calls that use a mailed link are counted with all other links; what sends mails or signs, by the network. */
const USES_LINK: ReadonlySet<Name> = new Set(["confirm", "readNda"]);

/**
 * The calls of `betaCalls` and the download of what was signed. None reads a cookie: a link's key is what opens an agreement.
 * Source: ROUTE-12, SAFE-09, SAFE-17.
 */
export function createBetaRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limiter = createCallLimiter(deps.settings, CALLS_PER_MINUTE);
  for (const name of Object.keys(betaCalls) as Name[]) {
    const call = betaCalls[name];
    app.all(call.path, async (c) => {
      c.set("operation", call.name);
      c.header("cache-control", "no-store");
      c.header("allow", call.method);
      if (c.req.method !== call.method) return answer(c, fail({ code: "api.methodNotAllowed" }));
      if (!(await limiter.take(c.req.raw))) return answer(c, fail({ code: "api.tooManyCalls" }));
      return answer(c, await act(deps, name, c.req.raw));
    });
  }
  app.get(`${BETA_AGREEMENTS_PATH}/:id/:version`, async (c) => {
    c.set("operation", "beta.agreement");
    c.header("cache-control", "no-store");
    const isWithin = await limiter.take(c.req.raw);
    const tooMany = isWithin ? await countLinkTry(deps, addressOf(deps.settings, c.req.raw), TOO_MANY) : null;
    if (!isWithin || tooMany) return c.text(failureEntry({ code: TOO_MANY }).text, 429);
    const { id, version } = c.req.param();
    return download(c, await readAgreement(deps, { id, key: c.req.query("key") ?? "" }, version));
  });
  return app;
}

async function act(deps: Deps, name: Name, raw: globalThis.Request): Promise<Result<object>> {
  const call = betaCalls[name];
  const query = Object.fromEntries(new URL(raw.url).searchParams);
  const given = call.method === "GET" ? ok(query) : await readJsonBody(raw);
  if (!given.isOk) return given;
  const parsed = z.safeParse(call.request, given.value);
  if (!parsed.success) return fail({ code: "api.badRequest", params: { path: pathOf(parsed.error) } });
  const refusal = await count(deps, name, addressOf(deps.settings, raw));
  if (refusal) return fail(refusal);
  // The table types each act by its call's name, and the request has just passed that call's schema.
  return (ACTS[name] as (deps: Deps, request: unknown) => Promise<Result<object>>)(deps, parsed.data);
}

async function count(deps: Deps, name: Name, address: string) {
  if (name === "getProgramme") return null;
  if (USES_LINK.has(name)) return countLinkTry(deps, address, TOO_MANY);
  return countTry(deps, [[`beta:${addressKey(address)}`, BETA_TRIES]], TOO_MANY);
}

function done(result: Result<void>): Result<object> {
  return result.isOk ? ok({}) : result;
}

function answer(c: Context, result: Result<object>): Response {
  if (result.isOk) return c.json({ message: null, ...result.value, success: true });
  const { status, code, text } = failureEntry(result.failure);
  return c.json({ success: false, message: text, code: String(code) }, status as 400);
}

/** A file of its own: it runs no script and loads nothing. */
function download(c: Context, agreement: Awaited<ReturnType<typeof readAgreement>>): Response {
  c.header("x-content-type-options", "nosniff");
  if (!agreement.isOk) return c.text(failureEntry(agreement.failure).text, 404);
  c.header("content-type", "text/html; charset=utf-8");
  c.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
  c.header("content-disposition", contentDisposition(agreement.value.fileName));
  return c.body(agreement.value.html);
}
