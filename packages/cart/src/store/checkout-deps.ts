import type { Clock } from "@shop/kernel";
import type { Purchase } from "../domain/checkout-state.ts";
import type { ShownTotal } from "../domain/order-review.ts";
import type { CartNotice } from "../messages/cart-notice.ts";
import type { CartMessageKey } from "../messages/index.ts";
import type { CartLog, CheckoutGateway, CheckoutStarted, PaymentWindow } from "./ports.ts";

/** The dependencies of a checkout. */
export interface CheckoutStoreDeps {
  readonly gateway: CheckoutGateway;
  readonly window: PaymentWindow;
  readonly clock: Clock;
  readonly log: CartLog;
  readonly isLoggedIn: () => boolean;
  /** Opens the login dialog with this text. */
  readonly requestLogin: (reason: CartMessageKey) => void;
  /** Shows a pop-up; for instance `cartStore.say`. */
  readonly notify: (notice: CartNotice) => void;
  /** The address that the shopper is at, for the way back: a path of this site. */
  readonly currentPath: () => string;
  /** The languages of page and browser, BCP 47: only a country that they point to is preselected. Default: none, so the review asks. */
  readonly languages?: () => readonly string[];
  /** Resolves when the cart's changes have reached the server, so that the order contains what the shopper sees. */
  readonly cartSettled?: () => Promise<void>;
  /** The server rejects the cart's contents: reload it, so that products that can't be bought are removed. */
  readonly onCartRejected?: () => void;
  /** The cart's total as the shopper sees it, so that the review can report a difference. Null: nothing was shown. */
  readonly shownTotal?: () => ShownTotal | null;
  /** Gives a path of the shop its language prefix. Default: as it is. */
  readonly localPath?: (path: string) => string;
  /** Paid: go to `landing`. Licences come with the provider's webhook, not with this. */
  readonly onCompleted: (done: { purchase: Purchase; orderId: string | null; landing: string }) => void;
  /** Left without paying: the cart is kept; reload it from the server, as it may have been paid in another way. */
  readonly onClosed?: (purchase: Purchase) => void;
  /** The provider's window failed: open its page in a tab, and return whether the browser allowed it. If not, the dialog shows a link. */
  readonly onExternal?: (url: string) => boolean;
  readonly onCheckoutStarted?: CheckoutStarted;
}
