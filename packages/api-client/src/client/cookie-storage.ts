import type { KeyValueStorage } from "@shop/kernel";

/** The part of a document that a cookie storage needs. */
export interface CookieDocument {
  cookie: string;
}

export interface CookieOptions {
  /** How long a value is kept from its writing on. */
  readonly maxAgeMs: number;
  /** Default: "/". */
  readonly path?: string;
  /** Sent only over https. False on plain http, where a browser would drop a secure cookie. */
  readonly isSecure: boolean;
}

/** Stores short texts in cookies that scripts can read and that are sent to the server (SameSite=Lax): the access token, the currency. */
export function createCookieStorage(page: CookieDocument, options: CookieOptions): KeyValueStorage {
  const attributes = [`path=${options.path ?? "/"}`, "samesite=lax", ...(options.isSecure ? ["secure"] : [])];
  const write = (key: string, value: string, maxAgeMs: number) => {
    const parts = [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`, `max-age=${Math.floor(maxAgeMs / 1000)}`];
    page.cookie = [...parts, ...attributes].join("; ");
  };
  return {
    get: (key) => findCookie(page.cookie, encodeURIComponent(key)),
    set: (key, value) => write(key, value, options.maxAgeMs),
    remove: (key) => write(key, "", 0),
  };
}

function findCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(";")) {
    const separator = pair.indexOf("=");
    if (separator < 0 || pair.slice(0, separator).trim() !== name) continue;
    const value = decode(pair.slice(separator + 1).trim());
    return value === "" ? undefined : value;
  }
  return undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not written by us, since it doesn't decode to text. It counts as absent and is overwritten.
    return undefined;
  }
}
