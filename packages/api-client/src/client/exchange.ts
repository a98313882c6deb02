import { type Clock, fail, ok, type Result } from "@shop/kernel";
import { OPERATION_TIMEOUT_MS } from "../contract/limits.ts";

/**
 * Sends one request and waits for its response, at most OPERATION_TIMEOUT_MS. Never rejects. Failures: `api.timeout`;
 * `api.unreachable` with the transport's reason.
 */
export function exchange<Request extends { readonly signal: AbortSignal }, Answer>(
  ports: { readonly transport: (request: Request) => Promise<Answer>; readonly clock: Clock },
  request: Omit<Request, "signal">,
): Promise<Result<Answer>> {
  const abort = new AbortController();
  return new Promise((resolve) => {
    const cancelTimeout = ports.clock.after(OPERATION_TIMEOUT_MS, () => {
      resolve(fail({ code: "api.timeout" }));
      abort.abort();
    });
    // Called inside an async function, so that a transport that throws synchronously rejects like any other. The type
    // can't express that adding the signal completes the request again.
    const whole = { ...request, signal: abort.signal } as Request;
    const sending = (async () => ports.transport(whole))();
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
