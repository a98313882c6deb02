import type { Context, Next } from "hono";

/** Two years, as browsers' preload lists require. Only sent over https: it means nothing on plain http. */
const STRICT_TRANSPORT = "max-age=63072000";
/** What the operator may add for the whole domain, which may have other hosts besides the shop. */
const HSTS_DIRECTIVES = { subdomains: "includeSubDomains", preload: "preload" } as const;
export type HstsOption = keyof typeof HSTS_DIRECTIVES;

const REFERRER_POLICY = "strict-origin";
/** These reveal even less to other sites: a response that sets one keeps it. */
const STRICTER_REFERRER_POLICIES = ["no-referrer", "same-origin"];

export interface SecurityHeadersOptions {
  /** Origins of a payment provider whose frames may request a payment from the browser. */
  readonly walletOrigins?: readonly string[];
  readonly hsts?: readonly HstsOption[];
}

/**
 * Headers of every response. A response without its own policy (API, files) gets one under which nothing runs. The opener policy lets a
 * payment provider open a real pop-up. Only the origin is ever sent as referrer, to other sites and to ours: an address may contain a
 * one-time key. A stricter Referrer-Policy of the response stays.
 */
export function securityHeaders(
  origin: string,
  { walletOrigins = [], hsts = [] }: SecurityHeadersOptions = {},
): (context: Context, next: Next) => Promise<void> {
  const payment = ["self", ...walletOrigins.map((wallet) => `"${wallet}"`)].join(" ");
  const strictTransport = [STRICT_TRANSPORT, ...hsts.map((option) => HSTS_DIRECTIVES[option])].join("; ");
  const isHttps = origin.startsWith("https:");
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    if (!headers.has("content-security-policy")) {
      headers.set(
        "content-security-policy",
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      );
    }
    if (!headers.has("x-frame-options"))
      headers.set("x-frame-options", framesOf(headers.get("content-security-policy")));
    if (isHttps) headers.set("strict-transport-security", strictTransport);
    headers.set("x-content-type-options", "nosniff");
    if (!STRICTER_REFERRER_POLICIES.includes(headers.get("referrer-policy") ?? "")) {
      headers.set("referrer-policy", REFERRER_POLICY);
    }
    headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
    if (!headers.has("cross-origin-resource-policy")) headers.set("cross-origin-resource-policy", "same-origin");
    headers.set(
      "permissions-policy",
      `camera=(), microphone=(), geolocation=(), usb=(), payment=(${payment}), browsing-topics=()`,
    );
  };
}

function framesOf(policy: string | null): "SAMEORIGIN" | "DENY" {
  return policy?.includes("frame-ancestors 'self'") ? "SAMEORIGIN" : "DENY";
}
