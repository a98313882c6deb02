import { createWebCryptoSha256 } from "@shop/api-client";
import type { Clock } from "@shop/kernel";
import { type Currency, isCurrency } from "@shop/pricing";
import { handOverCart } from "../adapters/hand-over-cart.ts";
import { CART_KEY } from "../adapters/with-cart-key.ts";
import { createEmbedCart, type EmbedCart } from "./embed-cart.ts";
import type { EmbedWorld } from "./embed-world.ts";
import { createSlimClient } from "./slim-client.ts";
import { detailOf, tell, tellChanges } from "./tell-changes.ts";

/** An element of ours on the page. */
export interface Member extends HTMLElement {
  /** Shows the cart; `<shop-cart>` alone can. */
  open?(): void;
  draw(): void;
}

/** One cart and one client for all elements of a page, however many there are. */
export interface Embed {
  readonly cart: EmbedCart;
  readonly clock: Clock;
  readonly shop: string;
  /** An element has come; the first that does loads the cart of a visitor who has one. The answer is for when it goes. */
  join(member: Member): () => void;
  /** Takes over the currency that an element asks for. What is none of the shop's is no wish. */
  setCurrency(currency: string | null): void;
  /** Goes to the shop's own cart, with what is in this one, unless the page keeps it from it. */
  proceed(): void;
  /** Opens the page's first cart; from a page without one, goes to the shop's. */
  openCart(): void;
  /** Draws every element anew: what they say may have come just now. */
  redraw(): void;
}

export function createEmbed(world: EmbedWorld): Embed {
  const { shop, language, page, storage, clock } = world;
  const members = new Set<Member>();
  let currency: Currency | undefined;
  const client = createSlimClient({
    ...world,
    host: shop,
    hash: createWebCryptoSha256(world.subtle),
    currentPath: () => page.location.pathname,
    currency: () => currency,
  });
  const cart = createEmbedCart({ client, clock, storage });
  /** A page with carts hears of them from each; one with buttons alone from the first, once. */
  const speakers = () => {
    const all = [...members];
    const carts = all.filter((member) => member.open);
    return carts.length > 0 ? carts : all.slice(0, 1);
  };
  const proceed = () => {
    const mayLeave = speakers().map((speaker) => tell(speaker, "shop:checkout", detailOf(cart)));
    if (mayLeave.includes(false)) return;
    const returnTo = page.location.href;
    const shown = cart.getState().currency;
    handOverCart(page, { origin: shop, cartKey: storage.get(CART_KEY) ?? null, currency: shown, language, returnTo });
  };
  let stop = () => {};
  const start = () => {
    const ends = [cart.connect(), tellChanges(cart, speakers), world.onShownAgain(() => void cart.refresh())];
    stop = () => {
      for (const end of ends) end();
    };
    if (storage.get(CART_KEY) !== undefined) void cart.refresh();
  };

  return {
    ...{ cart, clock, shop, proceed },
    join: (member) => {
      members.add(member);
      if (members.size === 1) start();
      return () => {
        members.delete(member);
        if (members.size === 0) stop();
      };
    },
    setCurrency: (wanted) => {
      if (!isCurrency(wanted ?? undefined) || wanted === currency) return;
      currency = wanted as Currency;
      if (cart.getState().status !== "idle") void cart.refresh();
    },
    openCart: () => {
      const [first] = [...members].filter((member) => member.open);
      if (first) first.open?.();
      else proceed();
    },
    redraw: () => {
      for (const member of members) member.draw();
    },
  };
}
