import type { ApiSettings } from "../deps.ts";

/** Where the process puts the socket's address for the app, which sees only a Request. Never taken from outside. */
export const SOCKET_ADDRESS_HEADER = "x-shop-socket-address";

/**
 * The caller's address: the socket's, or, behind N proxies of ours, the N-th entry of X-Forwarded-For from the right.
 * Entries further left are the caller's own words and are ignored.
 */
export function addressOf(settings: Pick<ApiSettings, "trustedProxies">, request: Request): string {
  const socketAddress = request.headers.get(SOCKET_ADDRESS_HEADER) ?? "127.0.0.1";
  if (settings.trustedProxies === 0) return socketAddress;
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return hops.filter(Boolean).at(-settings.trustedProxies) ?? socketAddress;
}
