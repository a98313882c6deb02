import type { Context, Next } from "hono";

/** Two years, as browsers' preload lists ask. Only said over https: on plain http it means nothing. */
const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains; preload";

/**
 * Headers of every answer. An answer that brings no policy of its own (API, files) gets one under which nothing runs.
 * The opener policy lets a payment provider open a real pop-up. Only the origin is ever told to another site, or to ours:
 * an address may carry a one-time key. `walletOrigins` are a payment provider's, whose frames may ask for a payment.
 */
export function securityHeaders(
  origin: string,
  walletOrigins: readonly string[] = [],
): (context: Context, next: Next) => Promise<void> {
  const payment = ["self", ...walletOrigins.map((wallet) => `"${wallet}"`)].join(" ");
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
    if (isHttps) headers.set("strict-transport-security", STRICT_TRANSPORT);
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "strict-origin");
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
