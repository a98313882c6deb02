import type { WireUser } from "@shop/api-client/contract";
import { type Currency, type CustomerFacts, NO_CUSTOMER_FACTS } from "@shop/pricing";

/** Something that the marketing service has seen of the user. */
export interface DripEvent {
  readonly eventType: string;
  readonly productName: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly eventData: unknown;
}

/** The customer's data in this tab. Cleared at logout. Source: AUTH-21. */
export interface AuthUser {
  readonly emailAddress: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isLoggedIn: boolean;
  readonly isAccountActive: boolean;
  /** The sum of the enabled newsletter categories; 0 means unsubscribed. */
  readonly newsletterSettings: number;
  readonly dripEvents: readonly DripEvent[];
  readonly preferredCurrency: Currency | null;
  readonly wantsFewerPopUps: boolean;
  readonly userLoginMail: string;
  readonly isNewAccount: boolean;
  /** What prices depend on of the account. */
  readonly priceFacts: CustomerFacts;
  /** When the discount on the first purchase ends; ISO 8601, null if it isn't available. */
  readonly firstPurchaseEndsAt: string | null;
}

/** Builds the customer from the service's data. */
export function toAuthUser(wire: WireUser): AuthUser {
  return {
    emailAddress: wire.email_address,
    name: wire.name,
    firstName: wire.first_name ?? "",
    lastName: wire.last_name ?? "",
    isLoggedIn: wire.is_logged_in,
    isAccountActive: wire.account_is_active,
    newsletterSettings: wire.newsletterSettings,
    dripEvents: wire.dripEvents.map((event) => ({
      eventType: event.event_type,
      productName: event.product_name ?? null,
      createdAt: event.created_at,
      eventData: event.event_data ?? null,
    })),
    preferredCurrency: wire.preferredCurrency,
    wantsFewerPopUps: wire.wants_fewer_pop_ups ?? false,
    userLoginMail: wire.userLoginMail,
    isNewAccount: wire.isNewAccount,
    priceFacts: { ...NO_CUSTOMER_FACTS, ...wire.price_facts },
    firstPurchaseEndsAt: wire.first_purchase_ends_at ?? null,
  };
}
