import { fail, ok } from "@shop/kernel";
import type { RecordsGateway } from "../store/ports.ts";

/** How long a record may take. */
const TIMEOUT_MS = 10_000;

/** Sends each record as JSON to an address: the shop's `/consent-records`, or any of a host's own. Sends no cookie. */
export function createRecordsGateway(deps: {
  readonly url: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, "ok" | "status">>;
}): RecordsGateway {
  return {
    send: async (record) => {
      try {
        const response = await deps.fetch(deps.url, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(record),
          credentials: "omit",
          keepalive: true,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return response.ok ? ok(true) : fail({ code: "consent.notRecorded", params: { status: response.status } });
      } catch (error) {
        return fail({ code: "consent.unreachable", params: { reason: String(error) } });
      }
    },
  };
}
