import type { EventSender } from "./stand-in-events.ts";
import type { StandInSession } from "./stand-in-session.ts";

/** What Stripe keeps of a payment. */
export interface StandInPayment {
  readonly id: string;
  readonly session: StandInSession;
  refunded: number;
}

/** What shoppers, their banks and the operator do at Stripe; each notifies the shop. */
export interface StandInPayments {
  /** The shopper pays, with a method that is settled at once or in days. False: the session isn't open any more. */
  pay(sessionId: string, settles?: "now" | "later"): Promise<boolean>;
  /** How a payment that takes days has come out. */
  settle(sessionId: string, isPaid: boolean): Promise<void>;
  expire(session: StandInSession): Promise<void>;
  /** Gives back an amount, in Stripe's units; by default all of it. */
  refund(sessionId: string, amount?: number): Promise<void>;
  /** By default a claim that took the money; a status that begins with `warning_` is an inquiry that hasn't. */
  dispute(sessionId: string, status?: string): Promise<void>;
  readonly byId: ReadonlyMap<string, StandInPayment>;
}

export function createStandInPayments(
  sessions: ReadonlyMap<string, StandInSession>,
  sender: EventSender,
): StandInPayments {
  const byId = new Map<string, StandInPayment>();
  const find = (sessionId: string) => {
    const session = sessions.get(sessionId);
    const payment = session?.payment_intent ? byId.get(session.payment_intent) : undefined;
    if (!session || !payment) throw new Error(`The session ${sessionId} was never paid.`);
    return { session, payment };
  };
  return {
    byId,
    pay: async (sessionId, settles = "now") => {
      const session = sessions.get(sessionId);
      if (session?.status !== "open") return false;
      const payment = { id: `pi_test_${sessionId}`, session, refunded: 0 };
      byId.set(payment.id, payment);
      const payment_status = settles === "now" ? ("paid" as const) : ("unpaid" as const);
      Object.assign(session, { status: "complete", payment_status, payment_intent: payment.id, url: null });
      await sender.emit("payment_intent.created", { id: payment.id, object: "payment_intent" });
      await sender.emit("checkout.session.completed", session);
      return true;
    },
    settle: async (sessionId, isPaid) => {
      const { session } = find(sessionId);
      if (isPaid) session.payment_status = "paid";
      await sender.emit(`checkout.session.async_payment_${isPaid ? "succeeded" : "failed"}`, session);
    },
    expire: async (session) => {
      Object.assign(session, { status: "expired", url: null });
      await sender.emit("checkout.session.expired", session);
    },
    refund: async (sessionId, amount) => {
      const { session, payment } = find(sessionId);
      payment.refunded += amount ?? session.amount_total - payment.refunded;
      await sender.emit("charge.refunded", {
        id: `ch_${payment.id}`,
        object: "charge",
        amount: session.amount_total,
        amount_refunded: payment.refunded,
        currency: session.currency,
        metadata: session.payment_intent_metadata,
        payment_intent: payment.id,
        refunded: payment.refunded === session.amount_total,
      });
    },
    dispute: async (sessionId, status = "needs_response") => {
      const { session, payment } = find(sessionId);
      await sender.emit("charge.dispute.created", {
        id: `dp_${payment.id}`,
        object: "dispute",
        amount: session.amount_total,
        currency: session.currency,
        metadata: {},
        payment_intent: payment.id,
        status,
      });
    },
  };
}
