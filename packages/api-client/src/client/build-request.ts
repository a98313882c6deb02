import {
  CURRENCY_HEADER,
  canonicalJson,
  checksumInput,
  type Globals,
  IDEMPOTENCY_HEADER,
  MAX_KEPT_ALIVE_BYTES,
  MAX_URL_LENGTH,
} from "../contract/served.ts";
import type { ApiClientOptions } from "./client-options.ts";
import type { TransportRequest } from "./transport.ts";

export interface RequestParts {
  readonly operationId: string;
  readonly request: unknown;
  /** Empty for the calls that anybody may make. */
  readonly accessToken: string;
  readonly idempotencyKey: string | undefined;
  readonly isKeptAlive: boolean;
}

/** The POST of one operation: globals, request and the checksum over both, to `{host}/v1/{id}`. */
export async function buildRequest(
  options: Pick<ApiClientOptions, "host" | "hash" | "currentPath" | "currency" | "ipAddress">,
  parts: RequestParts,
): Promise<Omit<TransportRequest, "signal">> {
  const ipAddress = options.ipAddress?.();
  const globals: Globals = {
    access_token: parts.accessToken,
    ...(ipAddress === undefined ? {} : { ip_address: ipAddress }),
    current_url_path: options.currentPath().slice(0, MAX_URL_LENGTH),
  };
  const checksum = await options.hash(checksumInput(globals, parts.request));
  // JSON.stringify would ask a `toJSON` that an old library has given to every array or object of the page.
  const body = canonicalJson({ globals, request: parts.request, checksum });
  return {
    url: `${options.host}/v1/${parts.operationId}`,
    method: "POST",
    headers: buildHeaders(options, parts.idempotencyKey),
    body,
    // A browser refuses to send a larger one at all, rather than let its page go.
    keepalive: parts.isKeptAlive && new TextEncoder().encode(body).length <= MAX_KEPT_ALIVE_BYTES,
  };
}

export function buildHeaders(
  options: Pick<ApiClientOptions, "currency">,
  idempotencyKey: string | undefined,
): Readonly<Record<string, string>> {
  const currency = options.currency?.();
  return {
    "content-type": "application/json",
    accept: "application/json",
    ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    ...(currency ? { [CURRENCY_HEADER]: currency } : {}),
  };
}
