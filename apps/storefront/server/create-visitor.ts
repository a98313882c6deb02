import {
  createApiClient,
  createCookieStorage,
  createFetchTransport,
  createWebCryptoSha256,
  type Transport,
} from "@shop/api-client";
import { ACCESS_TOKEN_COOKIE, ACCESS_TOKEN_LIFE_MS, CURRENCY_COOKIE, VISIT_COOKIE } from "@shop/api-client/contract";
import type { Clock, Random } from "@shop/kernel";
import { isCurrency } from "@shop/pricing";
import { requestLocale } from "../app/request/texts-of.server.ts";
import type { Visitor } from "../app/request/visitor.ts";

export interface VisitorOptions {
  readonly origin: string;
  readonly clock: Clock;
  readonly random: Random;
  /** Calls the back end, which counts and limits the call as one of the visitor's own. */
  readonly callApiForVisitor: (request: Request) => Promise<Response>;
}

/** What a page's request says about its visitor, passed on with the calls made for it. */
const PASSED_ON = ["cookie", "user-agent", "accept-language", "x-forwarded-for", "x-shop-socket-address"];
const ADDRESS_HEADERS = ["x-forwarded-for", "x-shop-socket-address"];
/** A currency is stored for a year, like the page's own switch does. */
const CHOICE_LIFE_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The back end for the visitor of one request: passes on their cookies and address, and collects the cookies that are set. For pages that
 * are never cached. Whether the request may act at all is for its action to decide.
 */
export function createVisitor(options: VisitorOptions, request: Request): Visitor {
  const { origin, clock, random } = options;
  const isSecure = origin.startsWith("https:");
  const jar = createJar(request.headers.get("cookie") ?? "");
  const choices = createCookieStorage(jar, { maxAgeMs: CHOICE_LIFE_MS, isSecure });
  const chosen = choices.get(CURRENCY_COOKIE);
  // Without scripts every page shows euros until another currency is chosen.
  const currency = isCurrency(chosen) ? chosen : "EUR";
  const api = createApiClient({
    host: origin,
    transport: createTransport(options, request, jar),
    clock,
    random,
    accessTokens: createCookieStorage(jar, { maxAgeMs: ACCESS_TOKEN_LIFE_MS, isSecure }),
    hash: createWebCryptoSha256(crypto.subtle),
    currentPath: () => new URL(request.url).pathname,
    currency: () => currency,
  });
  return {
    api,
    currency,
    isKnown: choices.get(VISIT_COOKIE) !== undefined || choices.get(ACCESS_TOKEN_COOKIE) !== undefined,
    chooseCurrency: (other) => choices.set(CURRENCY_COOKIE, other),
    setCookies: () => jar.set,
  };
}

/** The headers that say where a request came from. */
export function addressHeaders(request: Request): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ADDRESS_HEADERS.flatMap((name) => {
      const value = request.headers.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
}

function createTransport(options: VisitorOptions, request: Request, jar: Jar): Transport {
  const passedOn = () => {
    const headers = PASSED_ON.flatMap((name) => {
      const value = name === "cookie" ? jar.cookie : request.headers.get(name);
      return value ? [[name, value] as const] : [];
    });
    // The page itself asks, for what it is about to return to this very visitor, in its own language.
    return { ...Object.fromEntries(headers), origin: options.origin, "content-language": requestLocale(request) };
  };
  return createFetchTransport(
    async (input, init) => {
      const answer = await options.callApiForVisitor(new Request(input, init));
      for (const cookie of answer.headers.getSetCookie()) jar.cookie = cookie;
      return answer;
    },
    { headers: passedOn },
  );
}

interface Jar {
  cookie: string;
  /** The cookies set, as headers of the response. */
  readonly set: string[];
}

/** Behaves as a document's cookies do: what is set is sent along from then on. */
function createJar(header: string): Jar {
  const set: string[] = [];
  let pairs = header.split(";").flatMap((pair) => pair.trim() || []);
  return {
    set,
    get cookie() {
      return pairs.join("; ");
    },
    set cookie(line) {
      set.push(line);
      const [pair = ""] = line.split(";");
      const name = `${pair.split("=")[0]?.trim()}=`;
      pairs = [
        ...pairs.filter((other) => !other.startsWith(name)),
        ...(/max-age=0\b/i.test(line) ? [] : [pair.trim()]),
      ];
    },
  };
}
