import type { AccountServices } from "@shop/account/store";
import type { ApiClient, NotFoundNotice } from "@shop/api-client";
import type { AuthStore, ContactStore, SessionWatchStore, SignInStore } from "@shop/auth-ui/store";
import type { CartStore, CheckoutStore } from "@shop/cart/store";
import type { CatalogStore } from "@shop/catalog/store";
import type { ChatStore } from "@shop/engagement/store";
import type { Clock, KeyValueStorage, LateStore } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import type { LaterTexts } from "../messages/later-texts.ts";
import type { ModalStore } from "../shell/modal-store.ts";
import type { MailedLinkHolder } from "./account/mailed-link.ts";
import type { CurrencyChoice } from "./currency-choice.ts";
import type { ExitOffer } from "./engagement/exit-offer.ts";
import type { LastOrder } from "./last-order.ts";
import type { ShelfStore } from "./personal-shelf.ts";
import type { EventRelay } from "./tracking/event-relay.ts";
import type { PaidPurchase } from "./tracking/paid-purchase.ts";

/** Everything that knows this visitor. Created once per tab, on first use; never on a server. */
export interface Services {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly currency: CurrencyChoice;
  readonly modal: ModalStore;
  readonly auth: AuthStore;
  readonly signIn: SignInStore;
  readonly contact: ContactStore;
  readonly catalog: CatalogStore;
  /** The prices for the logged-in customer. */
  readonly shelf: ShelfStore;
  readonly cart: CartStore;
  readonly checkout: CheckoutStore;
  readonly notFound: NotFoundNotice;
  readonly exitOffer: ExitOffer;
  readonly lastOrder: LastOrder;
  /** Where features raise what is tracked. */
  readonly events: EventRelay;
  readonly paid: PaidPurchase;
  /** What the account's dialogs and pages depend on; fetched with the first of them. */
  readonly account: LateStore<StoreApi<AccountServices>, never, null>;
  /** The talk with the shop; fetched when the chat is first opened. */
  readonly chat: LateStore<StoreApi<ChatStore>, never, null>;
  readonly mailedLink: MailedLinkHolder;
  /** Watches the session; fetched once somebody is logged in. */
  readonly session: LateStore<SessionWatchStore, "stay">;
  /** The texts of all that comes with the services, in the page's language. */
  readonly texts: StoreApi<LaterTexts>;
  /** Where the shopper is, and how another page is opened. `local` puts the language before a path of the shop. */
  readonly place: { current(): string; local(path: string): string; goTo(path: string): void };
  /** Shared by the tabs of this browser. */
  readonly local: KeyValueStorage;
  /** Cookies that scripts may read. */
  readonly choices: KeyValueStorage;
}

export interface ServiceOptions {
  readonly packPrefix: string;
  readonly hasSamples: boolean;
  readonly supportEmail: string;
  readonly emailCheckPolicy: "open" | "uniform";
  readonly newsletterPolicy: "forced" | "free";
  readonly texts: LaterTexts;
  /** Puts the page's language before a path of the shop. */
  readonly localPath: (path: string) => string;
  readonly navigate: (path: string) => void;
}
