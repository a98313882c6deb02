import type { Failure } from "@shop/kernel";
import type { QuantityOfProduct } from "./cart.ts";
import type { OrderReview, PriceChange } from "./order-review.ts";
import type { PaymentSession } from "./payment-session.ts";

/** What is being bought: the cart, or products at once without the cart. */
export type Purchase =
  | { readonly kind: "cart" }
  | { readonly kind: "buyNow"; readonly products: readonly QuantityOfProduct[] };

/** The shopper looks at what would be ordered, before paying. Source: LAW-01. */
export interface Reviewing {
  readonly name: "reviewing";
  readonly purchase: Purchase;
  /** Null until the server has priced it for the first time. */
  readonly review: OrderReview | null;
  /** The amounts are being requested from the server; those of `review` may be about to change. */
  readonly isAsking: boolean;
  /** The last refusal: the amounts for another country, or the order itself. */
  readonly failure: Failure | null;
  /** The total differs from the one last shown. */
  readonly change: PriceChange | null;
}

/** The order is being written and its payment opened. */
export interface Ordering {
  readonly name: "ordering";
  readonly purchase: Purchase;
  readonly review: OrderReview;
}

/** The state of a purchase, from the click on the button to the landing. */
export type CheckoutState =
  | { readonly name: "idle" }
  /** Logged out: the purchase is kept while the shopper logs in or signs up. */
  | { readonly name: "needsLogin"; readonly purchase: Purchase }
  /** Logged in just now: goes on after a moment. */
  | { readonly name: "resuming"; readonly purchase: Purchase }
  /** The cart's last changes are on their way to the server. */
  | { readonly name: "preparing"; readonly purchase: Purchase }
  | Reviewing
  | Ordering
  /** The session is there, the provider's window isn't yet. */
  | { readonly name: "waitingForProvider"; readonly purchase: Purchase; readonly session: PaymentSession }
  | { readonly name: "open"; readonly purchase: Purchase; readonly session: PaymentSession }
  /** The provider's script failed to load: its page is open in a separate tab, or is linked. */
  | { readonly name: "external"; readonly purchase: Purchase; readonly url: string; readonly isTabOpen: boolean }
  | { readonly name: "completed"; readonly purchase: Purchase; readonly orderId: string | null }
  /** Left without paying: back at the start, the cart is kept. */
  | { readonly name: "closed"; readonly purchase: Purchase }
  | { readonly name: "failed"; readonly purchase: Purchase; readonly failure: Failure };

/** What happens in the review step. */
export type ReviewEvent =
  /** The server is asked for a preview of the order. */
  | { readonly type: "reviewAsked" }
  | { readonly type: "reviewReady"; readonly review: OrderReview; readonly change: PriceChange | null }
  | { readonly type: "orderPressed" }
  /** The amounts, or the order, were refused: the shopper may correct it and try again. */
  | { readonly type: "refused"; readonly failure: Failure }
  | { readonly type: "reviewClosed" }
  | { readonly type: "sessionReady"; readonly session: PaymentSession }
  /** An order of zero, which is paid as it is written. */
  | { readonly type: "orderPaid"; readonly orderId: string | null };

export type CheckoutEvent =
  | { readonly type: "started"; readonly purchase: Purchase; readonly isLoggedIn: boolean }
  | { readonly type: "loggedIn" }
  /** The login dialog was closed without logging in. */
  | { readonly type: "loginAbandoned" }
  | { readonly type: "delayPassed" }
  /** The server reports that the login has ended. */
  | { readonly type: "loginRequired" }
  | ReviewEvent
  | { readonly type: "windowShown" }
  /** `isTabOpen`: the browser allowed the tab; otherwise only a link leads there. */
  | { readonly type: "providerNotReady"; readonly url: string; readonly isTabOpen: boolean }
  | { readonly type: "windowCompleted"; readonly orderId: string | null }
  | { readonly type: "windowClosed" }
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "reset" };
