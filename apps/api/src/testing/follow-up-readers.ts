import { randomUuid } from "@shop/kernel";
import type { FollowUpSequence } from "../follow-ups/sequence.ts";
import { putSequences } from "../follow-ups/sequences.ts";
import type { TestApp } from "./create-test-app.ts";
import { buildStamp, newTrackedCustomer, type TrackedCustomer, track } from "./track.ts";

const TEXTS = {
  subject: "About {product}",
  heading: "{product}",
  paragraphs: ["A word on {product} from {shop}."],
  action: "Open",
  why: "You looked at {product}.",
};

/** A mail an hour after a product was looked at, to everyone who subscribes to news of sales; name what differs. */
export function buildSequence(values: Partial<FollowUpSequence> = {}): FollowUpSequence {
  return {
    id: "looked-at",
    event: "product-view",
    waitHours: 1,
    condition: "always",
    category: "sales",
    offer: null,
    path: "/cart",
    repeatDays: null,
    en: TEXTS,
    de: { ...TEXTS, subject: "Zu {product}" },
    ja: { ...TEXTS, subject: "{product} について" },
    ...values,
  };
}

export function setSequences(shop: TestApp, ...sequences: readonly FollowUpSequence[]): Promise<void> {
  return putSequences(shop.db, sequences);
}

/** A customer who gets the newsletter and allows marketing. */
export async function newReader(shop: TestApp, options: { readonly address?: string } = {}): Promise<TrackedCustomer> {
  const reader = await newTrackedCustomer(shop, options);
  await shop.db.updateTable("users").set({ newsletter_setting: 15 }).where("id", "=", reader.id).execute();
  await track(reader, "reportConsent", { consent: buildStamp(shop) });
  return reader;
}

/** An event of a customer, now. Returns its id. */
export async function insertEvent(
  shop: TestApp,
  { id }: TrackedCustomer,
  event_type: string,
  product_name: string | null = "faAlign",
  event_id = randomUuid(shop.deps.random),
): Promise<string> {
  const at = new Date(shop.clock.nowMs());
  const event = { user_id: id, event_id, event_type, product_name, event_data: "{}" };
  await shop.db
    .insertInto("drip_events")
    .values({ ...event, occurred_at: at, received_at: at })
    .execute();
  return event_id;
}
