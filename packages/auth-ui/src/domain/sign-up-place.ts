import { SIGN_UP_PLACE_LIFE_MS } from "./limits.ts";

/** The page on which somebody signed up, as it is kept until the activation link is opened, perhaps in another tab. */
export function writeSignUpPlace(path: string, nowMs: number): string {
  return JSON.stringify({ path, endsAtMs: nowMs + SIGN_UP_PLACE_LIFE_MS });
}

/**
 * The stored page: a path of this site, with its query. Undefined if nothing is stored, if it has expired, or if it can't be read
 * or leads to another site. Source: AUTH-13, SAFE-14.
 */
export function readSignUpPlace(kept: string | undefined, nowMs: number): string | undefined {
  const stored = parse(kept);
  if (typeof stored !== "object" || stored === null || !("path" in stored) || !("endsAtMs" in stored)) return undefined;
  const { path, endsAtMs } = stored;
  if (typeof endsAtMs !== "number" || endsAtMs <= nowMs || typeof path !== "string") return undefined;
  return isPathOfSite(path) ? path : undefined;
}

/** Browsers read a backslash as a slash and leave out tabs and line breaks, so that the address is compared as a browser reads it. */
function isPathOfSite(path: string): boolean {
  const site = "https://shop.invalid";
  if (!path.startsWith("/") || !URL.canParse(path, site)) return false;
  const url = new URL(path, site);
  return url.origin === site && !url.pathname.startsWith("//");
}

function parse(kept: string | undefined): unknown {
  if (kept === undefined) return undefined;
  try {
    return JSON.parse(kept);
  } catch {
    // Not written by us, or cut off: there is nowhere to go back to.
    return undefined;
  }
}
