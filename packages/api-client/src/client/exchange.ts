import { type Clock, fail, ok, type Result } from "@shop/kernel";
import { OPERATION_TIMEOUT_MS } from "../contract/index.ts";
import type { Transport, TransportAnswer, TransportRequest } from "./transport.ts";

/**
 * Sends one request and waits for its answer, OPERATION_TIMEOUT_MS at most. Never rejects.
 * Failures: `api.timeout`; `api.unreachable` with the transport's reason.
 */
export function exchange(
  ports: { readonly transport: Transport; readonly clock: Clock },
  request: Omit<TransportRequest, "signal">,
): Promise<Result<TransportAnswer>> {
  const abort = new AbortController();
  return new Promise((resolve) => {
    const cancelTimeout = ports.clock.after(OPERATION_TIMEOUT_MS, () => {
      resolve(fail({ code: "api.timeout" }));
      abort.abort();
    });
    // Started inside an async function, so that a transport that throws at once is a rejection like any other.
    const sending = (async () => ports.transport({ ...request, signal: abort.signal }))();
    sending.then(
      (answer) => {
        cancelTimeout();
        resolve(ok(answer));
      },
      (reason: unknown) => {
        cancelTimeout();
        resolve(fail({ code: "api.unreachable", params: { reason: String(reason) } }));
      },
    );
  });
}
