import { Hono } from "hono";
import { createStandInApi, type StandInRequest } from "./stand-in-api.ts";
import type { StandInDeps } from "./stand-in-deps.ts";
import { createEventSender, type EventSender } from "./stand-in-events.ts";
import { createStandInPages } from "./stand-in-pages.ts";
import { createStandInPayments, type StandInPayments } from "./stand-in-payments.ts";
import type { StandInSession } from "./stand-in-session.ts";
import type { StripeFault } from "./stripe-fault.ts";

export interface StripeStandIn {
  readonly app: Hono;
  /** The shop's requests, in order. */
  readonly requests: StandInRequest[];
  readonly sessions: ReadonlyMap<string, StandInSession>;
  readonly payments: StandInPayments;
  readonly sender: EventSender;
  /** The response to every call from now on; null: as usual. */
  failWith(fault: StripeFault | null): void;
  /** Runs a callback just before a call of that method is processed. */
  whenAsked(method: string, act: (path: string) => Promise<void>): { stop(): void };
}

/**
 * Speaks Stripe's HTTP, as far as the shop uses it: forms, keys, idempotency, errors, Checkout Sessions, payment
 * intents, a page to pay on, and signed events. It follows Stripe's rules as its documents state them; it is not Stripe.
 */
export function createStripeStandIn(deps: StandInDeps): StripeStandIn {
  const sessions = new Map<string, StandInSession>();
  const requests: StandInRequest[] = [];
  const sender = createEventSender(deps);
  const payments = createStandInPayments(sessions, sender);
  let fault: StripeFault | null = null;
  let before: ((method: string, path: string) => Promise<void>) | null = null;
  const app = new Hono();
  app.route("/", createStandInPages(sessions, payments));
  app.route(
    "/v1",
    createStandInApi(deps, {
      sessions,
      requests,
      payments,
      faultNow: () => fault,
      before: async (method, path) => before?.(method, path),
    }),
  );
  return {
    app,
    requests,
    sessions,
    payments,
    sender,
    failWith: (next) => {
      fault = next;
    },
    whenAsked: (method, act) => {
      before = async (asked, path) => (asked === method ? act(path) : undefined);
      return {
        stop: () => {
          before = null;
        },
      };
    },
  };
}
