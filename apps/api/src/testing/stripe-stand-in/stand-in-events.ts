import type { Clock } from "@shop/kernel";
import Stripe from "stripe";

export interface StandInEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
}

export interface EventSender {
  /** Every event that has happened, in order, whether or not it was taken. */
  readonly events: StandInEvent[];
  /** Why events could not be brought to the shop. */
  readonly undelivered: Error[];
  /** Something happened: the shop is notified at once. */
  emit(type: string, object: object): Promise<void>;
  /** Sends an event (again), signed now or at the given time. Returns the shop's status. */
  send(event: object, options?: { secret?: string; signedAtMs?: number }): Promise<number>;
}

/** Notifies the shop of what happened, signed by the SDK's own scheme. */
export function createEventSender(deps: {
  readonly clock: Clock;
  readonly webhookSecret: string;
  readonly deliver: (body: string, headers: Record<string, string>) => Promise<Response>;
}): EventSender {
  const events: StandInEvent[] = [];
  const undelivered: Error[] = [];
  const send: EventSender["send"] = async (event, options = {}) => {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: options.secret ?? deps.webhookSecret,
      timestamp: Math.floor((options.signedAtMs ?? deps.clock.nowMs()) / 1000),
    });
    const answer = await deps.deliver(payload, { "content-type": "application/json", "stripe-signature": signature });
    return answer.status;
  };
  return {
    events,
    undelivered,
    send,
    emit: async (type, object) => {
      const event = {
        id: `evt_test_${events.length + 1}`,
        object: "event",
        api_version: "2026-10-28.endive",
        created: Math.floor(deps.clock.nowMs() / 1000),
        livemode: false,
        type,
        data: { object: structuredClone(object) },
      };
      events.push(event);
      // Like Stripe's, its own affairs don't wait for the shop: an event that isn't taken stays in `events`.
      await send(event).catch((error: Error) => undelivered.push(error));
    },
  };
}
