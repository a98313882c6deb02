import type { Clock } from "@shop/kernel";

/** The promise's value, or `late` if it doesn't resolve in time. A later value is dropped; a rejection passes through. */
export async function withinTime<Value, Late>(
  clock: Clock,
  timeMs: number,
  promise: Promise<Value>,
  late: Late,
): Promise<Value | Late> {
  let cancel = () => {};
  const timeout = new Promise<Late>((resolve) => {
    cancel = clock.after(timeMs, () => resolve(late));
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    cancel();
  }
}
