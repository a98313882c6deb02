import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, hashMarkedScripts, hashSource } from "./content-security-policy.ts";

const PAGE = { scriptSources: ["'sha256-abc='"], isHttps: true, isDevelopment: false };
const PROVIDER = {
  scripts: ["https://js.pay.example"],
  frames: ["https://pay.example"],
  connects: ["https://api.pay.example"],
  images: ["https://img.pay.example"],
};
const sha256 = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** A policy as a browser reads it: directive by name. */
function directives(policy: string): Record<string, string[]> {
  const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = "", ...values]) => [name, values]));
}

test("[SAFE-15] the policy starts from nothing, runs no inline code but by hash, and lets nobody frame the shop", () => {
  expect(directives(contentSecurityPolicy(PAGE))).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'sha256-abc='"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "manifest-src": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["shop-content"],
    "upgrade-insecure-requests": [],
  });
});

test("[API-08] pictures come from the content host too, and nothing else does", () => {
  const policy = directives(contentSecurityPolicy({ ...PAGE, pictureOrigins: ["https://blog.example"] }));
  expect(policy["img-src"]).toEqual(["'self'", "data:", "https://blog.example"]);
  expect(JSON.stringify({ ...policy, "img-src": [] })).not.toContain("blog.example");
});

test("[CONSENT-02] the policy lets services in by their hosts, which need texts as addresses", () => {
  const policy = directives(contentSecurityPolicy({ ...PAGE, serviceHosts: ["count.example", "*.clarity.example"] }));
  for (const name of ["script-src", "connect-src", "frame-src"]) {
    expect(policy[name]).toEqual(expect.arrayContaining(["https://count.example", "https://*.clarity.example"]));
  }
  expect(policy).not.toHaveProperty("require-trusted-types-for");
});

test.each([
  ["over https", PAGE],
  ["over http", { ...PAGE, isHttps: false }],
  ["with a payment provider", { ...PAGE, paymentSources: PROVIDER }],
])("[SAFE-15] unsafe-inline and unsafe-eval appear nowhere in it, %s", (_case, options) => {
  expect(contentSecurityPolicy(options)).not.toMatch(/unsafe|\*/);
});

test("[SAFE-15] a payment provider's own origins are allowed, each for one thing, and nothing else changes", () => {
  const policy = directives(contentSecurityPolicy({ ...PAGE, paymentSources: PROVIDER }));
  const changed = Object.entries(directives(contentSecurityPolicy(PAGE))).filter(
    ([name, values]) => String(policy[name]) !== String(values),
  );
  expect(Object.fromEntries(changed.map(([name]) => [name, policy[name]]))).toEqual({
    "script-src": ["'self'", "'sha256-abc='", "https://js.pay.example"],
    "img-src": ["'self'", "data:", "https://img.pay.example"],
    "connect-src": ["'self'", "https://api.pay.example"],
    "frame-src": ["'self'", "https://pay.example"],
    "trusted-types": ["shop-content", "default"],
  });
});

test("on plain http nothing is upgraded, so that the demo works without a certificate", () => {
  expect(contentSecurityPolicy({ ...PAGE, isHttps: false })).not.toContain("upgrade-insecure-requests");
});

test("[SAFE-15] the renderer's own scripts are hashed, and their marks taken out of the page", () => {
  const html = '<script nonce="n1">boot()</script><script nonce="n1" type="module" async="">import("/a.js")</script>';
  expect(hashMarkedScripts(html, "n1")).toEqual({
    sources: [sha256("boot()"), sha256('import("/a.js")')],
    html: '<script>boot()</script><script type="module" async="">import("/a.js")</script>',
  });
});

test.each([
  ["without a mark", "<script>steal()</script>"],
  ["with a guessed mark", '<script nonce="n2">steal()</script>'],
  ["with the mark's text inside its code", "<script>steal(' nonce=\"n1\"')</script>"],
])("[SAFE-15] an injected script %s gets no hash", (_case, injected) => {
  expect(hashMarkedScripts(`${injected}<script nonce="n1">boot()</script>`, "n1").sources).toEqual([sha256("boot()")]);
});

test("the same script twice is one source, and one that is loaded by address needs none", () => {
  const html = '<script nonce="n1">a()</script><script nonce="n1">a()</script><script nonce="n1" src="/b.js"></script>';
  expect(hashMarkedScripts(html, "n1").sources).toEqual([sha256("a()")]);
});

test("a hash is over the code's bytes, as browsers compute it", () => {
  // Computed with: printf "alert('ö')" | openssl dgst -sha256 -binary | base64
  expect(hashSource("alert('ö')")).toBe("'sha256-+tpYAq1yMSFl46Ju6mV2FdHZ/5dMS42tbYZoPH33+8g='");
});
