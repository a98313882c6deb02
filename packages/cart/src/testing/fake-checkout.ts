import { ok, type Result } from "@shop/kernel";
import type { PaymentSession } from "../domain/payment-session.ts";
import type { CheckoutGateway, PaymentWindow, WindowOutcome } from "../store/ports.ts";
import { buildSession } from "./build-cart.ts";

export interface FakeCheckoutGateway extends CheckoutGateway {
  /** What was asked for, in order. */
  readonly calls: ReadonlyArray<{ readonly name: "checkout" | "buyNow"; readonly request: unknown }>;
  /** What every call from now on is answered. */
  answerWith(answer: Result<PaymentSession> | Promise<Result<PaymentSession>>): void;
}

/** Opens a payment session for everything, unless told otherwise. */
export function createFakeCheckoutGateway(): FakeCheckoutGateway {
  const calls: Array<FakeCheckoutGateway["calls"][number]> = [];
  let answer: Result<PaymentSession> | Promise<Result<PaymentSession>> = ok(buildSession());
  return {
    calls,
    answerWith: (other) => {
      answer = other;
    },
    checkout: async (paths) => {
      calls.push({ name: "checkout", request: paths });
      return answer;
    },
    buyNow: async (products, paths) => {
      calls.push({ name: "buyNow", request: { products, ...paths } });
      return answer;
    },
  };
}

/** A window that shows the session's page in the shop's frame, or is left at once as told. */
export function createFakePaymentWindow(left?: Result<WindowOutcome>): PaymentWindow & { opened: PaymentSession[] } {
  const opened: PaymentSession[] = [];
  return {
    opened,
    open: async (session, frame) => {
      opened.push(session);
      return left ?? ok(await frame.show(session.url ?? ""));
    },
  };
}
