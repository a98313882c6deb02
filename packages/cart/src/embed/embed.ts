import type { Clock } from "@shop/kernel";
import { type Currency, defaultCurrency, isCurrency } from "@shop/pricing";
import { connectToShop, type ShopAddress } from "../adapters/connect-to-shop.ts";
import { CART_KEY } from "../adapters/with-cart-key.ts";
import { DEFAULT_PACK_PREFIX } from "../domain/limits.ts";
import { type CartStore, createCartStore } from "../store/cart-store.ts";
import { createCheckoutElsewhere } from "../store/checkout-elsewhere.ts";
import type { CheckoutOfParts } from "../store/checkout-store.ts";
import { detailOf, dispatch, dispatchChanges } from "./dispatch-changes.ts";
import { missingProductText, unreachableText } from "./problem-texts.ts";

/** The embed's access to the host's page and the browser, in addition to that of `connectToShop`. */
export interface EmbedWorld extends Pick<ShopAddress, "fetch" | "openStorage" | "openTabStorage"> {
  /** The shop's origin, without a slash at its end. */
  readonly shop: string;
  /** The language of the script, and so of the shop's pages that it opens. */
  readonly language: string;
  readonly page: Document;
  /** For the page's developer: what prevents the elements from working. */
  readonly warn: (text: string) => void;
  /** Calls back when the page is shown once more, as it was left. The returned function ends it. */
  readonly onShownAgain: (listener: () => void) => () => void;
}

/** An element of ours on the page. */
export interface Member extends HTMLElement {
  /** Shows the cart; only `<shop-cart>` can. */
  open?(): void;
  draw(): void;
}

/** One cart and one client for all elements of a page, however many there are. */
export interface Embed {
  readonly cart: CartStore;
  /** Goes to the shop's own cart with the contents of this one, once every change has reached the shop, unless the page cancels it. */
  readonly checkout: CheckoutOfParts;
  readonly clock: Clock;
  readonly shop: string;
  /** An element was added. The first one loads the cart of a visitor who has one. Call the returned function when it is removed. */
  join(member: Member): () => void;
  /** Switches to the currency that an element requests. A currency that the shop doesn't have is ignored. */
  setCurrency(currency: string | null): void;
  /** Opens the page's first cart; on a page without one, goes to the shop's. */
  openCart(): void;
  /** Rerenders every element: the texts of their language may have just loaded. */
  redraw(): void;
}

export function createEmbed(world: EmbedWorld): Embed {
  const { shop, page, warn } = world;
  const members = new Set<Member>();
  let currency: Currency = defaultCurrency(page.defaultView?.navigator.language);
  const origin = page.defaultView?.origin ?? "null";
  const connection = connectToShop({
    ...world,
    origin: shop,
    currency: () => currency,
    log: (entry) => {
      if ("code" in entry && entry.code === "api.unreachable") warn(unreachableText(shop, origin));
    },
  });
  const { storage, clock, gateway } = connection;
  const cart = createCartStore({
    ...connection,
    gateway: {
      ...gateway,
      add: async (name, quantity, key) => {
        const added = await gateway.add(name, quantity, key);
        if (!added.isOk && added.failure.code === "cart.couldNotAdd") warn(missingProductText(shop, name));
        return added;
      },
    },
    currency,
    packPrefix: DEFAULT_PACK_PREFIX,
    hasReservation: false,
  });
  /** A page with carts gets events from each cart; a page with only buttons gets them once, from the first. */
  const speakers = () => {
    const all = [...members];
    const carts = all.filter((member) => member.open);
    return carts.length > 0 ? carts : all.slice(0, 1);
  };
  const proceed = () => {
    const mayLeave = speakers().map((speaker) => dispatch(speaker, "shop:checkout", detailOf(cart)));
    if (!mayLeave.includes(false)) connection.proceed();
  };
  const checkout = createCheckoutElsewhere({ cart, proceed });
  let stop = () => {};
  const start = () => {
    const ends = [cart.connect(), dispatchChanges(cart, speakers), world.onShownAgain(() => void cart.refresh())];
    stop = () => {
      for (const end of ends) end();
    };
    if (storage.get(CART_KEY) !== undefined) void cart.refresh();
  };

  return {
    ...{ cart, checkout, clock, shop },
    join: (member) => {
      members.add(member);
      if (members.size === 1) start();
      return () => {
        members.delete(member);
        if (members.size === 0) stop();
      };
    },
    setCurrency: (wanted) => {
      if (!isCurrency(wanted) || wanted === currency) return;
      currency = wanted;
      if (cart.getState().status !== "idle") void cart.reprice();
    },
    openCart: () => {
      const [first] = [...members].filter((member) => member.open);
      if (first) first.open?.();
      else void checkout.startCheckout();
    },
    redraw: () => {
      for (const member of members) member.draw();
    },
  };
}
