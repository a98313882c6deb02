import * as z from "zod/mini";
import { trackedItemSchema, trackedMoneySchema } from "./tracked-item.ts";

const name = z.string().check(z.minLength(1), z.maxLength(200));
const items = z.array(trackedItemSchema).check(z.minLength(1));
const list = z.optional(name);
const money = z.optional(trackedMoneySchema);
const nothing = z.strictObject({});
const sale = z.strictObject({ items, money: trackedMoneySchema, coupon: z.optional(name) });
const order = z.extend(sale, { orderId: name, taxMinor: z.optional(z.int().check(z.minimum(0))) });
const listed = z.strictObject({ items, listName: list, money });
/** Where a promotion is shown: the strip above every page, the page of a sale, or the sidebar. */
const PROMOTION_PLACES = ["bar", "page", "sidebar"] as const;
const promoted = z.strictObject({
  promotion: name,
  place: z.enum(PROMOTION_PLACES),
  items: z.optional(z.array(trackedItemSchema)),
});

/** Everything that is tracked, and the data of each event. Names are those of Google Analytics 4 where it has one. Source: TRACK-06. */
export const EVENT_SCHEMAS = {
  login: nothing,
  logout: nothing,
  sign_up: nothing,
  verify: nothing,
  page_view: z.strictObject({ path: name, title: z.optional(z.string().check(z.maxLength(300))) }),
  campaign: z.strictObject({ source: name, medium: z.optional(name), campaign: z.optional(name) }),
  search: z.strictObject({ term: name }),
  view_item_list: listed,
  /** `index`: the product's place in the list, from 0. */
  select_item: z.extend(listed, { index: z.int().check(z.minimum(0)) }),
  view_item: z.strictObject({ items: items.check(z.maxLength(1)), money }),
  add_to_cart: z.strictObject({ items, money: trackedMoneySchema }),
  remove_from_cart: z.strictObject({ items, money: trackedMoneySchema }),
  cart_at_login: z.strictObject({ items, money: trackedMoneySchema }),
  view_cart: sale,
  begin_checkout: sale,
  add_payment_info: sale,
  purchase: order,
  refund: z.strictObject({ orderId: name, money: trackedMoneySchema, items: z.optional(z.array(trackedItemSchema)) }),
  view_promotion: promoted,
  select_promotion: promoted,
  download: z.strictObject({ product: name, kind: name, platform: z.string(), newsletter: z.optional(z.int()) }),
  rating: z.strictObject({
    product: name,
    stars: z.int().check(z.minimum(1), z.maximum(5)),
    comment: z.optional(z.string()),
  }),
  redeem: z.strictObject({ product: z.optional(name) }),
} as const;

export type EventName = keyof typeof EVENT_SCHEMAS;
export const EVENT_NAMES = Object.keys(EVENT_SCHEMAS) as readonly EventName[];

/** What a feature raises. */
export type RaisedEvent = { readonly [Name in EventName]: RaisedOf<Name> }[EventName];
export type RaisedOf<Name extends EventName> = {
  readonly name: Name;
  readonly data: z.input<(typeof EVENT_SCHEMAS)[Name]>;
};
export type EventData<Name extends EventName> = z.output<(typeof EVENT_SCHEMAS)[Name]>;

/** An event whose data has passed its schema. */
export type CheckedEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly data: EventData<Name> };
}[EventName];

/** Null if the data doesn't fit: such an event is a mistake in the code that raises it, and goes nowhere. */
export function checkEvent({ name: eventName, data }: RaisedEvent): CheckedEvent | null {
  const checked = z.safeParse<z.core.$ZodType>(EVENT_SCHEMAS[eventName], data);
  // The schema was found by the name; the cast states that once.
  return checked.success ? ({ name: eventName, data: checked.data } as CheckedEvent) : null;
}
