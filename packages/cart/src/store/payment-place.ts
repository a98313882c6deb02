import type { PaymentOutcome } from "../domain/payment-message.ts";
import type { PaymentFrame, PaymentMount } from "./ports.ts";

/** The content of the payment dialog: the provider's page, its script, or nothing. */
export interface PaymentContent {
  /** The page that the payment dialog shows; null while there is none. */
  readonly paymentUrl: string | null;
  /** The provider's script that mounts in the payment dialog; absent while there is none. */
  readonly paymentMount?: PaymentMount | undefined;
}

/** The payment dialog as a promise: filled with a page or a script, done with an outcome. */
export interface PaymentPlace extends PaymentFrame {
  finish(outcome: PaymentOutcome): void;
}

/** A provider's script may load after the checkout was dropped: then it finds the dialog closed. */
export function whileWanted(frame: PaymentFrame, isWanted: () => boolean): PaymentFrame {
  const closed = { outcome: "closed" } as const;
  return {
    show: async (url) => (isWanted() ? frame.show(url) : closed),
    hold: async (mount) => (isWanted() ? frame.hold(mount) : closed),
  };
}

/** `setContent` sets or clears the dialog's content; `onShown` is called whenever it gets some. */
export function createPaymentPlace(setContent: (content: PaymentContent) => void, onShown: () => void): PaymentPlace {
  let finishShown: ((outcome: PaymentOutcome) => void) | null = null;
  const fill = (content: PaymentContent) =>
    new Promise<PaymentOutcome>((resolve) => {
      finishShown = resolve;
      setContent(content);
      onShown();
    });
  return {
    show: (url) => fill({ paymentUrl: url }),
    hold: (mount) => fill({ paymentUrl: null, paymentMount: mount }),
    finish: (outcome) => {
      setContent({ paymentUrl: null, paymentMount: undefined });
      finishShown?.(outcome);
      finishShown = null;
    },
  };
}
