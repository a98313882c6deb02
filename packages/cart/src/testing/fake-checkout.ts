import { fail, ok, type Result } from "@shop/kernel";
import type { OrderReview } from "../domain/order-review.ts";
import type { PaymentSession, WrittenOrder } from "../domain/payment-session.ts";
import type { CheckoutGateway, PaymentWindow, WindowOutcome } from "../store/ports.ts";
import { buildSession } from "./build-cart.ts";
import { buildReview } from "./build-review.ts";

type Answer<Value> = Result<Value> | Promise<Result<Value>>;

export interface FakeCheckoutGateway extends CheckoutGateway {
  /** The orders, in sequence. */
  readonly calls: ReadonlyArray<{ readonly name: "checkout" | "buyNow"; readonly request: unknown }>;
  /** The requested reviews, in order. */
  readonly reviews: ReadonlyArray<{ readonly request: unknown }>;
  /** The response to every order from now on. */
  answerWith(answer: Answer<PaymentSession>): void;
  /** From now on orders have a total of zero, and are paid when they are written. */
  payAtOnce(orderId: string): void;
  /** The response to every review from now on. Default: the products, priced for the requested place. */
  reviewWith(answer: Answer<OrderReview> | null): void;
  /** From now on reviews with a VAT id are refused. */
  refuseVatIds(): void;
}

/** Prices everything and opens a payment session for it, unless programmed otherwise. */
export function createFakeCheckoutGateway(): FakeCheckoutGateway {
  const calls: Array<FakeCheckoutGateway["calls"][number]> = [];
  const reviews: Array<FakeCheckoutGateway["reviews"][number]> = [];
  let session: Answer<PaymentSession> = ok(buildSession());
  let paid: WrittenOrder | null = null;
  let review: Answer<OrderReview> | null = null;
  let refusesVatIds = false;
  const write = async (): Promise<Result<WrittenOrder>> => {
    if (paid) return ok(paid);
    const answer = await session;
    return answer.isOk ? ok({ isPaid: false, session: answer.value }) : answer;
  };
  return {
    calls,
    reviews,
    answerWith: (other) => {
      session = other;
    },
    payAtOnce: (orderId) => {
      paid = { isPaid: true, orderId };
    },
    reviewWith: (other) => {
      review = other;
    },
    refuseVatIds: () => {
      refusesVatIds = true;
    },
    review: async (purchase, place) => {
      reviews.push({ request: { purchase, place } });
      if (refusesVatIds && place.vatId !== "") return fail({ code: "checkout.vatIdInvalid" });
      return review ?? ok(buildReview({ ...(purchase.kind === "buyNow" && { products: purchase.products }), place }));
    },
    checkout: async (paths, agreement) => {
      calls.push({ name: "checkout", request: { ...paths, agreement } });
      return write();
    },
    buyNow: async (products, paths, agreement) => {
      calls.push({ name: "buyNow", request: { products, ...paths, agreement } });
      return write();
    },
  };
}

/** A window that shows the session's page in the shop's frame, or is left at once, as programmed. */
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

/** Ticks both boxes and orders, as soon as the amounts are there. */
export async function orderReviewed(checkout: {
  setDraft(change: { startsNow: boolean; knowsWithdrawalEnds: boolean }): void;
  order(textVersion: string): Promise<void>;
}): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  checkout.setDraft({ startsNow: true, knowsWithdrawalEnds: true });
  await checkout.order("test.en");
}
