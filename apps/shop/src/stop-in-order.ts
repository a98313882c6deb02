import { type Clock, wait } from "@shop/kernel";

/** Closing takes at most this long, whatever hangs. */
const CLOSE_WITHIN_MS = 9_000;

export interface Stopping {
  readonly clock: Clock;
  /** How long the process keeps serving after it has announced its stop. */
  readonly delayMs: number;
  announce(): void;
  close(): Promise<void>;
}

/** Announces the stop, serves on for the delay, and closes. Rejects where closing takes too long. Source: SAFE-24. */
export async function stopInOrder({ clock, delayMs, announce, close }: Stopping): Promise<void> {
  announce();
  if (delayMs > 0) await wait(clock, delayMs);
  await new Promise<void>((resolve, reject) => {
    const cancel = clock.after(CLOSE_WITHIN_MS, () =>
      reject(new Error(`The stop took longer than ${CLOSE_WITHIN_MS} ms.`)),
    );
    close().then(resolve, reject).finally(cancel);
  });
}
