import type { PlatformSettings } from "../platform/deps.ts";

/** Where the process puts the socket's address for the app, which sees only a Request. Never taken from outside. */
export const SOCKET_ADDRESS_HEADER = "x-shop-socket-address";

/** The value for calls that the process makes itself to render a page. From outside, the header is always overwritten. */
export const OWN_PROCESS = "own process";

/** Whether the shop itself calls. Its pages all come from one address and must not be counted as one caller. */
export function isOwnCall(request: Request): boolean {
  return request.headers.get(SOCKET_ADDRESS_HEADER) === OWN_PROCESS;
}

/** The address of the connection: the caller's, or the last proxy's. */
export function socketAddressOf(request: Request): string {
  return request.headers.get(SOCKET_ADDRESS_HEADER) ?? "127.0.0.1";
}

/**
 * The caller's address: the socket's, or, behind N proxies of ours, the N-th entry of X-Forwarded-For from the right.
 * Entries further left are the caller's own words and are ignored.
 */
export function addressOf(settings: Pick<PlatformSettings, "trustedProxies">, request: Request): string {
  const socketAddress = socketAddressOf(request);
  if (settings.trustedProxies === 0) return socketAddress;
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return withoutPort(hops.filter(Boolean).at(-settings.trustedProxies) ?? socketAddress);
}

/** Some proxies write the port along, which is another one for each connection: no limit would ever be reached. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[([^\]]+)\](:\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
}
