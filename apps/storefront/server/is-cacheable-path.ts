import { isLocale } from "@shop/kernel";

/** Pages that show the visitor's own things, whose HTML no cache may keep. Everything else is the same for everybody. */
const PRIVATE_SEGMENTS = ["cart", "account"];

export function isCacheablePath(pathname: string): boolean {
  const segments = pathname.split("/").filter(Boolean);
  const first = isLocale(segments[0]) ? segments[1] : segments[0];
  return !PRIVATE_SEGMENTS.includes((first ?? "").replace(/\.data$/, ""));
}
