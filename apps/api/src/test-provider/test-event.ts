import { fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { eventText } from "../payments/index.ts";
import type { PaymentEvent } from "../ports/payment-provider.ts";

/** What the test provider sends to the shop's webhook, as JSON. Amounts in minor units. */
const testEventSchema = z.looseObject({
  id: eventText,
  type: z.string(),
  data: z.looseObject({
    session_id: z.nullable(eventText),
    order_reference: z.nullable(eventText),
    payment_id: z.nullable(eventText),
    amount_minor: z.nullable(z.int()),
    currency: z.nullable(z.enum(["EUR", "USD", "JPY"])),
  }),
});
export type TestEvent = z.infer<typeof testEventSchema>;

const KNOWN_TYPES = ["paid", "expired", "refunded", "disputed"] as const;

/** Parses the body of a webhook whose signature has been verified. Failure `payment.unreadable`. */
export function readTestEvent(body: Uint8Array): Result<PaymentEvent> {
  const parsed = testEventSchema.safeParse(parseJson(new TextDecoder().decode(body)));
  if (!parsed.success) return fail({ code: "payment.unreadable" });
  const { id, type, data } = parsed.data;
  return ok({
    eventId: id,
    type: KNOWN_TYPES.find((known) => known === type) ?? "other",
    sessionId: data.session_id,
    orderId: data.order_reference,
    paymentId: data.payment_id,
    amountMinor: data.amount_minor,
    currency: data.currency,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the schema rejects the placeholder.
    return undefined;
  }
}
