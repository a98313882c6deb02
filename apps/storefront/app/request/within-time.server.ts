import { type Clock, type Failure, fail, type Result } from "@shop/kernel";

/** The result of a call, or that failure if it doesn't come in time. What comes later is dropped. */
export function withinTime<Value>(
  call: Promise<Result<Value>>,
  { clock, waitMs, failure }: { readonly clock: Clock; readonly waitMs: number; readonly failure: Failure },
): Promise<Result<Value>> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(waitMs, () => resolve(fail(failure)));
    call.then(resolve, reject).finally(cancel);
  });
}
