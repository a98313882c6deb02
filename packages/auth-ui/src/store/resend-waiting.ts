import type { Clock, KeyValueStorage } from "@shop/kernel";
import { resendWaitEndsAtMs, resumeResendWait, startResendWait } from "../domain/resend-wait.ts";

/** Where the end of the wait for another activation mail is kept. */
export const RESEND_WAIT_KEY = "shop_activation_wait";

export interface ResendWaiting {
  /** Shows the wait of this address, now and when it ends. */
  showFor(emailAddress: string): void;
  /** A mail was sent: the wait of this address begins. */
  start(emailAddress: string): void;
}

/** Keeps the wait across reloads and calls `show` with its end (an instant, or null for none). */
export function createResendWaiting(
  { clock, storage }: { readonly clock: Clock; readonly storage: KeyValueStorage },
  show: (endsAtMs: number | null) => void,
): ResendWaiting {
  let wait = resumeResendWait(storage.get(RESEND_WAIT_KEY), clock.nowMs());
  let cancel = () => {};
  const showFor = (emailAddress: string) => {
    cancel();
    const endsAtMs = resendWaitEndsAtMs(wait, emailAddress, clock.nowMs());
    show(endsAtMs);
    if (endsAtMs !== null) cancel = clock.after(endsAtMs - clock.nowMs(), () => show(null));
  };
  return {
    showFor,
    start: (emailAddress) => {
      wait = startResendWait(emailAddress, clock.nowMs());
      storage.set(RESEND_WAIT_KEY, JSON.stringify(wait));
      showFor(emailAddress);
    },
  };
}
