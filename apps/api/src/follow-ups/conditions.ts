import { type RawBuilder, sql } from "kysely";

/** What else must be so when a mail is due, about `event`, the customer's event that began it. `dueBefore` is now less the sequence's wait. */
export type Condition = (moment: { readonly now: Date; readonly dueBefore: Date }) => RawBuilder<boolean>;

/** The conditions that a sequence may name. */
export const CONDITIONS = {
  /** Nothing else. */
  always: () => sql<boolean>`true`,
  /** The event's product is still in the account's cart and for sale, and nothing was put into it since. */
  stillInCart: ({ now, dueBefore }) => sql<boolean>`exists (
      select 1 from carts
      join cart_lines on cart_lines.cart_id = carts.id
      join products on products.id = cart_lines.product_id
      where carts.user_id = event.user_id and carts.expires_at > ${now}
        and products.name = event.product_name and products.is_for_sale and products.removed_at is null)
    and not exists (
      select 1 from drip_events as newer
      where newer.user_id = event.user_id and newer.event_type = event.event_type and newer.occurred_at > ${dueBefore})`,
  /** The event's product is a free plugin that the account owns, and has activated on no device. */
  freePluginNotOpened: () => sql<boolean>`exists (
      select 1 from licences
      join products on products.id = licences.product_id
      where licences.user_id = event.user_id and licences.revoked_at is null
        and products.name = event.product_name and products.type = 'plugin'
        and not exists (
          select 1 from product_prices
          where product_prices.product_id = products.id and full_price_minor > 0
            and coalesce(stated_price_minor, full_price_minor) > 0))
    and not exists (
      select 1 from licence_activations
      join licences on licences.id = licence_activations.licence_id
      join products on products.id = licences.product_id
      where licences.user_id = event.user_id and products.name = event.product_name)`,
  /** The event's order is the account's first, and is still paid. */
  firstPurchase: () => sql<boolean>`exists (
      select 1 from orders where orders.id = event.event_id and orders.user_id = event.user_id and orders.status = 'paid')
    and not exists (
      select 1 from orders as earlier
      where earlier.user_id = event.user_id and earlier.id <> event.event_id and earlier.paid_at <= event.occurred_at)`,
} as const satisfies Readonly<Record<string, Condition>>;

export type ConditionName = keyof typeof CONDITIONS;
export const CONDITION_NAMES = Object.keys(CONDITIONS) as ConditionName[];
