import type { Platform } from "../owned-products.ts";

/**
 * The system that a browser runs on, from its `User-Agent`; null for any that plugins don't run on, and for phones and tablets. An iPad may
 * call itself a Mac: the page lets the customer choose another system.
 */
export function systemOf(userAgent: string): Platform | null {
  if (/iPhone|iPad|iPod|Android/.test(userAgent)) return null;
  if (/Macintosh|Mac OS X/.test(userAgent)) return "mac";
  return /Windows NT/.test(userAgent) ? "win" : null;
}
