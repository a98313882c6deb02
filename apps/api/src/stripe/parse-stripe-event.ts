import { fail, ok, type Result } from "@shop/kernel";
import type Stripe from "stripe";
import * as z from "zod/mini";
import { eventText } from "../payments/index.ts";
import { ORDER_KEY } from "./session-params.ts";

const reference = z.nullish(z.union([eventText, z.looseObject({ id: eventText })]));
const metadata = z.looseObject({ [ORDER_KEY]: z.optional(eventText) });

const session = z.looseObject({
  id: eventText,
  metadata: z.nullish(metadata),
  client_reference_id: z.nullish(eventText),
  payment_intent: reference,
  amount_total: z.nullish(z.int()),
  currency: z.nullish(z.string()),
});
const charge = z.looseObject({ metadata, payment_intent: reference, amount_refunded: z.int(), currency: z.string() });
const dispute = z.looseObject({ status: z.string(), payment_intent: reference, amount: z.int(), currency: z.string() });

/** The fields that the shop reads of each kind of event. Other kinds are ignored. */
const OBJECTS: ReadonlyMap<string, z.ZodMiniType> = new Map<string, z.ZodMiniType>([
  ["checkout.session.completed", session],
  ["checkout.session.async_payment_succeeded", session],
  ["checkout.session.async_payment_failed", session],
  ["checkout.session.expired", session],
  ["charge.refunded", charge],
  ["charge.dispute.created", dispute],
]);

const envelope = z.looseObject({
  id: eventText,
  type: z.string(),
  livemode: z.boolean(),
  account: z.optional(eventText),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/** Checks the fields of a verified event that the shop reads. Failure `payment.unreadable` with the first wrong field. */
export function parseStripeEvent(event: unknown): Result<Stripe.Event> {
  const outer = envelope.safeParse(event);
  if (!outer.success) return unreadable(outer.error);
  const object = OBJECTS.get(outer.data.type)?.safeParse(outer.data.data.object);
  if (object && !object.success) return unreadable(object.error, ["data", "object"]);
  return ok(event as Stripe.Event);
}

function unreadable(error: z.core.$ZodError, within: readonly string[] = []): Result<never> {
  const path = [...within, ...(error.issues[0]?.path ?? [])].join(".");
  return fail({ code: "payment.unreadable", params: { field: path } });
}
