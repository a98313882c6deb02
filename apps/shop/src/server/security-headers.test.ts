import { createFakeClock } from "@shop/kernel/testing";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createCookieEffects } from "../../../api/src/http/cookies.ts";
import { contentSecurityPolicy } from "../../../storefront/server/content-security-policy.ts";
import { paymentSources } from "./payment-sources.ts";
import { securityHeaders } from "./security-headers.ts";

const HTTPS = "https://shop.example";

/** The headers of a page, an API response with a session cookie, and a page of the payment provider that our dialog frames. */
async function headersOf(
  path: "/page" | "/api" | "/framed",
  origin = HTTPS,
  options: Parameters<typeof securityHeaders>[1] = {},
): Promise<Headers> {
  const isHttps = origin.startsWith("https:");
  const page = { scriptSources: ["'sha256-abc='"], isHttps, isDevelopment: false };
  const app = new Hono();
  app.use(securityHeaders(origin, options));
  app.get("/page", (c) => c.html("<p>", 200, { "content-security-policy": contentSecurityPolicy(page) }));
  app.get("/api", (c) => {
    const cookies: string[] = [];
    const clock = createFakeClock();
    const session = { expiresAt: new Date(clock.nowMs() + 60_000), isKept: true };
    createCookieEffects({ origin, secret: "a secret" }, clock, cookies).setSession("s3ss10n", session);
    return c.json({}, 200, { "set-cookie": cookies.join() });
  });
  app.get("/framed", (c) =>
    c.html("<p>", 200, { "content-security-policy": "default-src 'none'; frame-ancestors 'self'" }),
  );
  return (await app.request(`${origin}${path}`)).headers;
}

const SIX_MONTHS_S = 15_768_000;
const read = (headers: Headers, name: string) => headers.get(name) ?? "";
const directive = (headers: Headers, name: string) =>
  new RegExp(`(?:^|;)\\s*${name}\\s([^;]*)`).exec(read(headers, "content-security-policy"))?.[1]?.trim();

/**
 * Mozilla Observatory's published rules, as far as a response's headers decide them: per test the findings, best first, and their
 * modifiers. Redirection and preloading are the operator's, subresource integrity is 0 for same-origin scripts, and the bonus that some
 * versions give for a resource policy isn't counted. https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
const TESTS: Readonly<Record<string, ReadonlyArray<readonly [number, (headers: Headers) => boolean]>>> = {
  cookies: [
    [0, (headers) => !headers.has("set-cookie")],
    [
      5,
      (headers) =>
        /; HttpOnly/.test(read(headers, "set-cookie")) &&
        /; Secure/.test(read(headers, "set-cookie")) &&
        /; SameSite=(Lax|Strict)/.test(read(headers, "set-cookie")),
    ],
    [0, (headers) => /; HttpOnly/.test(read(headers, "set-cookie")) && /; Secure/.test(read(headers, "set-cookie"))],
    [-30, (headers) => /; Secure/.test(read(headers, "set-cookie"))],
    [-40, () => true],
  ],
  crossOriginSharing: [
    [-50, (headers) => headers.has("access-control-allow-origin")],
    [0, () => true],
  ],
  contentSecurityPolicy: [
    [-25, (headers) => !headers.has("content-security-policy")],
    [
      -20,
      (headers) =>
        /'unsafe-inline'|data:|https?:|\*/.test(
          directive(headers, "script-src") ?? directive(headers, "default-src") ?? "*",
        ),
    ],
    [-20, (headers) => /https?:|\*/.test(directive(headers, "object-src") ?? directive(headers, "default-src") ?? "*")],
    [-10, (headers) => read(headers, "content-security-policy").includes("'unsafe-eval'")],
    [0, (headers) => /'unsafe-inline'|data:|https?:/.test(directive(headers, "style-src") ?? "")],
    [10, (headers) => directive(headers, "default-src") === "'none'"],
    [5, () => true],
  ],
  strictTransportSecurity: [
    [0, (headers) => Number(/max-age=(\d+)/.exec(read(headers, "strict-transport-security"))?.[1]) >= SIX_MONTHS_S],
    [-10, (headers) => headers.has("strict-transport-security")],
    [-20, () => true],
  ],
  referrerPolicy: [
    [
      5,
      (headers) =>
        ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(
          read(headers, "referrer-policy"),
        ),
    ],
    [0, (headers) => !headers.has("referrer-policy")],
    [-5, () => true],
  ],
  contentTypeOptions: [
    [0, (headers) => read(headers, "x-content-type-options") === "nosniff"],
    [-5, () => true],
  ],
  frameOptions: [
    [5, (headers) => directive(headers, "frame-ancestors") !== undefined],
    [0, (headers) => /^(DENY|SAMEORIGIN)$/.test(read(headers, "x-frame-options"))],
    [-20, () => true],
  ],
  resourcePolicy: [
    [0, (headers) => /^(same-origin|same-site|)$/.test(read(headers, "cross-origin-resource-policy"))],
    [-20, () => true],
  ],
};

/** 100, less the penalties; the bonuses only from 90 on. */
function observatoryScore(headers: Headers): number {
  const modifiers = Object.values(TESTS).map((findings) => findings.find(([, isFound]) => isFound(headers))?.[0] ?? 0);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return base >= 90 ? base + sum(modifiers.filter((modifier) => modifier > 0)) : base;
}

test("[SAFE-15] a page over https scores A+ by the Observatory's published rules, with every bonus that headers can give", async () => {
  expect(observatoryScore(await headersOf("/page"))).toBe(120);
});

test("[SAFE-15] so does a response of the API that sets the session cookie", async () => {
  expect(observatoryScore(await headersOf("/api"))).toBe(125);
});

test.each([
  ["content-security-policy", 75 - 20],
  ["strict-transport-security", 80],
  ["x-content-type-options", 115],
  ["referrer-policy", 115],
])("the rules as they are written here rate a page without %s: %i", async (name, score) => {
  const headers = await headersOf("/page");
  headers.delete(name);
  if (name === "content-security-policy") headers.delete("x-frame-options");
  expect(observatoryScore(headers)).toBe(score);
});

test("[SAFE-15] every response carries opener and permissions policies, and a response without a policy of its own one under which nothing runs", async () => {
  const headers = await headersOf("/api");
  expect(read(headers, "cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  expect(read(headers, "permissions-policy")).toContain("camera=()");
  expect(read(headers, "content-security-policy")).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
  expect(read(headers, "x-frame-options")).toBe("DENY");
});

test("[SAFE-15] a payment provider's frames may ask for a payment, and no other site's", async () => {
  const app = new Hono();
  app.use(securityHeaders(HTTPS, { walletOrigins: paymentSources("stripe").wallets }));
  app.get("/", (c) => c.text(""));
  expect(read((await app.request("/")).headers, "permissions-policy")).toContain(
    'payment=(self "https://js.stripe.com" "https://checkout.stripe.com")',
  );
  expect(read(await headersOf("/page"), "permissions-policy")).toContain("payment=(self)");
  expect(Object.values(paymentSources("test")).flat()).toEqual([]);
});

test("[SAFE-15] no response may be embedded in another site's page, unless it says so itself", async () => {
  expect(read(await headersOf("/page"), "cross-origin-resource-policy")).toBe("same-origin");
});

test("[SAFE-15] a page that our own dialog frames says the same in both headers", async () => {
  const headers = await headersOf("/framed");
  expect(read(headers, "x-frame-options")).toBe("SAMEORIGIN");
  expect(read(headers, "content-security-policy")).toBe("default-src 'none'; frame-ancestors 'self'");
});

test("on plain http, in the demo, no transport is promised that isn't there", async () => {
  const headers = await headersOf("/page", "http://localhost:3000");
  expect(headers.has("strict-transport-security")).toBe(false);
  expect(read(headers, "x-content-type-options")).toBe("nosniff");
});

test.each([
  ["no-referrer", "no-referrer"],
  ["same-origin", "same-origin"],
  ["unsafe-url", "strict-origin"],
  ["origin", "strict-origin"],
  [undefined, "strict-origin"],
])("[SAFE-15] a response with the referrer policy %s leaves with %s", async (own, sent) => {
  const app = new Hono();
  app.use(securityHeaders(HTTPS));
  app.get("/", (c) => c.text("", 200, own === undefined ? {} : { "referrer-policy": own }));
  expect(read((await app.request("/")).headers, "referrer-policy")).toBe(sent);
});

test.each([
  [[], "max-age=63072000"],
  [["subdomains"], "max-age=63072000; includeSubDomains"],
  [["subdomains", "preload"], "max-age=63072000; includeSubDomains; preload"],
] as const)("[SAFE-15] with SHOP_HSTS %j the transport policy is %s", async (hsts, header) => {
  expect(read(await headersOf("/page", HTTPS, { hsts }), "strict-transport-security")).toBe(header);
});
