import { fail, ok } from "@shop/kernel";
import { describe, expect, it } from "vitest";
import type { PaymentOutcome } from "../domain/payment-message.ts";
import type { PaymentSession } from "../domain/payment-session.ts";
import type { PaymentFrame, PaymentMount, PaymentWindow } from "../store/ports.ts";

/** A payment dialog that closes as programmed, with the content it was given to show. */
export function createTestFrame(outcome: PaymentOutcome = { outcome: "closed" }) {
  const shown: string[] = [];
  const mounts: PaymentMount[] = [];
  const frame: PaymentFrame = {
    show: async (url) => {
      shown.push(url);
      return outcome;
    },
    hold: async (mount) => {
      mounts.push(mount);
      return outcome;
    },
  };
  return { frame, shown, mounts };
}

/** What the checkout requires of every payment window, for any provider. Opened through the window that chooses by the session. */
export function describePaymentWindow(
  name: string,
  window: PaymentWindow,
  sessions: {
    readonly good: PaymentSession;
    /** For which the provider's window can't be opened: opening throws, or there is nothing to open. */
    readonly broken: PaymentSession;
  },
): void {
  describe(`the payment window of ${name}`, () => {
    it.each([{ outcome: "completed", orderId: "o-1" }, { outcome: "completed" }, { outcome: "closed" }] as const)(
      "[PAY-04] says how it was left: %j",
      async (outcome) => {
        expect(await window.open(sessions.good, createTestFrame(outcome).frame)).toEqual(ok(outcome));
      },
    );
    it("[PAY-06] 'No session ID provided' where there is none, and nothing is shown", async () => {
      const { frame, shown, mounts } = createTestFrame();
      const answer = await window.open({ ...sessions.good, sessionId: "" }, frame);
      expect(answer).toEqual(fail({ code: "checkout.noSessionId" }));
      expect([...shown, ...mounts]).toEqual([]);
    });
    it("[PAY-06] 'Failed to open checkout window' where it can't be opened, and nothing is shown", async () => {
      const { frame, shown, mounts } = createTestFrame();
      expect(await window.open(sessions.broken, frame)).toMatchObject({ failure: { code: "checkout.windowFailed" } });
      expect([...shown, ...mounts]).toEqual([]);
    });
    it("[PAY-06] 'Failed to open checkout window' where the dialog throws", async () => {
      const thrown = async () => Promise.reject(new Error("no dialog"));
      const answer = await window.open(sessions.good, { show: thrown, hold: thrown });
      expect(answer).toMatchObject({ failure: { code: "checkout.windowFailed" } });
    });
  });
}
