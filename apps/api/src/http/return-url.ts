import type { PlatformSettings } from "../platform/deps.ts";
import { isAllowedOrigin } from "./origin-check.ts";

/**
 * Where a shopper may be redirected after paying: a path of this site, or an address of an origin on the operator's list. Returns the whole
 * address, or null if it is neither (another origin, another scheme, a name and password in it).
 */
export function resolveReturnUrl(
  address: string,
  settings: Pick<PlatformSettings, "origin" | "allowedOrigins">,
): string | null {
  // Browsers read a backslash as a slash, other parsers don't: what can be read in two ways is refused.
  if (address.includes("\\") || !URL.canParse(address, settings.origin)) return null;
  const url = new URL(address, settings.origin);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username !== "" || url.password !== "") return null;
  return isAllowedOrigin(settings, url.origin) ? url.href : null;
}
