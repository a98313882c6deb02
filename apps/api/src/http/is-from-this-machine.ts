import { socketAddressOf } from "./client-address.ts";

/** RFC 6761: these names never lead anywhere else. */
const LOOPBACK_NAME = /^(?:.+\.)?localhost$/;
const LOOPBACK_ADDRESS = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

/**
 * Whether a request was sent from this machine to this machine. Checks both: a remote caller can forge the host name alone, and the
 * socket's address alone also matches a page of another site whose name was made to resolve here (DNS rebinding).
 */
export function isFromThisMachine(request: Request): boolean {
  const host = new URL(request.url).hostname.replace(/^\[|\]$/g, "");
  const isLoopbackHost = LOOPBACK_NAME.test(host) || LOOPBACK_ADDRESS.test(host);
  return isLoopbackHost && LOOPBACK_ADDRESS.test(socketAddressOf(request));
}
