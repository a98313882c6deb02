import { createHash } from "node:crypto";

/** Origins of a payment provider: of its scripts, the pages in its frames, what they call and show. */
export interface PaymentSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connects: readonly string[];
  readonly images: readonly string[];
}

const NO_SOURCES: PaymentSources = { scripts: [], frames: [], connects: [], images: [] };

export interface PolicyOptions {
  readonly scriptSources: readonly string[];
  /** What the payment provider's script needs. Without one, everything is the shop's own. */
  readonly paymentSources?: PaymentSources;
  /** Origins besides the shop's own that pictures are loaded from. */
  readonly pictureOrigins?: readonly string[];
  /** Hosts of the services that run after a visitor's consent. */
  readonly serviceHosts?: readonly string[];
  readonly isHttps: boolean;
  /** Vite's development server writes style elements and opens a socket. */
  readonly isDevelopment: boolean;
}

/** The policy of a page. No inline script runs unless its hash or nonce is listed; no inline style at all. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const payment = options.paymentSources ?? NO_SOURCES;
  // A provider's loader sets its script's address as text: the browser applies the default policy, which the shop's code creates.
  const trustedTypes = payment.scripts.length > 0 ? ["shop-content", "default"] : ["shop-content"];
  const services = (options.serviceHosts ?? []).map((host) => `https://${host}`);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...options.scriptSources, ...payment.scripts, ...services],
    "style-src": options.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    "img-src": ["'self'", "data:", ...(options.pictureOrigins ?? []), ...payment.images, ...services],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(options.isDevelopment ? ["ws:"] : []), ...payment.connects, ...services],
    "frame-src": ["'self'", ...payment.frames, ...services],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "manifest-src": ["'self'"],
    // The scripts of others set addresses and markup as texts, which trusted types refuse.
    ...(options.isDevelopment || services.length > 0
      ? {}
      : { "require-trusted-types-for": ["'script'"], "trusted-types": trustedTypes }),
    ...(options.isHttps ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/**
 * A page for a cache: the hash sources of the inline scripts that the renderer marked with its one-time nonce, and the
 * page without those marks. A script that got into the page in any other way has no mark, no hash, and doesn't run.
 */
export function hashMarkedScripts(html: string, nonce: string): { readonly sources: string[]; readonly html: string } {
  const mark = ` nonce="${nonce}"`;
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g);
  const sources = Array.from(scripts).flatMap((match) => {
    const { attributes = "", code = "" } = match.groups ?? {};
    return attributes.includes(mark) && code !== "" ? [hashSource(code)] : [];
  });
  return { sources: Array.from(new Set(sources)), html: html.replaceAll(mark, "") };
}

/** The source expression that allows one inline script, and nothing else. */
export function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
