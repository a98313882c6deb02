import { createHash } from "node:crypto";

export interface PolicyOptions {
  readonly scriptSources: readonly string[];
  /** Origins whose pages may stand in a frame: the payment provider's. Our own is always allowed. */
  readonly frameSources: readonly string[];
  readonly isHttps: boolean;
  /** Vite's development server writes style elements and opens a socket. */
  readonly isDevelopment: boolean;
}

/** The policy of a page. Nothing inline runs but scripts whose hash or nonce it names; no inline style at all. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...options.scriptSources],
    "style-src": options.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": options.isDevelopment ? ["'self'", "ws:"] : ["'self'"],
    "frame-src": ["'self'", ...options.frameSources],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "manifest-src": ["'self'"],
    ...(options.isDevelopment ? {} : { "require-trusted-types-for": ["'script'"], "trusted-types": ["shop-content"] }),
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

/** The source expression that lets one inline script run, and nothing else. */
export function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
