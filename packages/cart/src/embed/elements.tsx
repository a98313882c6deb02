import type { UiMessages } from "@shop/ui";
import { UiProvider } from "@shop/ui";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { CartMessages } from "../messages/index.ts";
import { AddToCartButton } from "../react/add-to-cart-button/add-to-cart-button.tsx";
import { CartProvider } from "../react/provider/cart-provider.tsx";
import { CartElementView } from "./cart-element-view.tsx";
import { dispatch } from "./dispatch-changes.ts";
import type { Embed, Member } from "./embed.ts";
import { EmbedActs, EmbedLink, LEAVE_CART, OPEN_CART } from "./embed-link.tsx";
import { EmbedNotice } from "./embed-notice.tsx";
import { pageTheme } from "./page-theme.ts";
import { readSurroundings } from "./read-surroundings.ts";
import { watchPage } from "./watch-page.ts";

/** The texts of the parts, in one language. */
export interface EmbedTexts {
  readonly language: string;
  readonly cart: CartMessages;
  readonly ui: UiMessages;
}

export interface ElementDeps {
  /** The page's one embed, made when the first element needs it. */
  readonly embed: () => Embed;
  /** The texts of an element's language; or of the script's, if the element has none or its language's script isn't on the page. */
  readonly textsOf: (language: string | null) => EmbedTexts;
  readonly sheet: CSSStyleSheet;
}

const OBSERVED = ["currency", "language", "product", "quantity", "theme"];

/** The classes of the two elements. Call it only in a browser: a server has no HTMLElement. */
export function createElements(deps: ElementDeps): {
  readonly ShopCart: CustomElementConstructor;
  readonly ShopAddToCart: CustomElementConstructor;
} {
  const Base = createBase(deps);

  class ShopCart extends Base {
    #isOpen = false;
    /** Opens the dialog with the cart. */
    open(): void {
      this.#show(true);
    }
    override close(): void {
      this.#show(false);
    }
    #show(isOpen: boolean): void {
      if (isOpen === this.#isOpen || !this.isConnected) return;
      this.#isOpen = isOpen;
      const { cart } = deps.embed();
      if (isOpen && cart.getState().status === "idle") void cart.refresh();
      this.paint();
      this.draw();
      dispatch(this, isOpen ? "shop:cart-opened" : "shop:cart-closed", null);
    }
    view(): ReactNode {
      return <CartElementView isOpen={this.#isOpen} onOpen={() => this.open()} onClose={() => this.close()} />;
    }
  }

  class ShopAddToCart extends Base {
    view(): ReactNode {
      const name = this.getAttribute("product") ?? "";
      if (name === "") return null;
      const quantity = Math.max(1, Math.floor(Number(this.getAttribute("quantity"))) || 1);
      return (
        <>
          <AddToCartButton product={{ name, isFree: false, isForSale: true }} quantity={quantity} />
          <EmbedNotice product={name} />
        </>
      );
    }
  }

  return { ShopCart, ShopAddToCart };
}

function createBase({ embed, textsOf, sheet }: ElementDeps) {
  let hasSize = false;
  abstract class ShopElement extends HTMLElement implements Member {
    static readonly observedAttributes = OBSERVED;
    readonly #acts = { [OPEN_CART]: () => embed().openCart(), [LEAVE_CART]: () => this.close() };
    #place: HTMLElement | null = null;
    #root: Root | null = null;
    #leave = () => {};

    /** The element's content. */
    abstract view(): ReactNode;
    close(): void {}

    connectedCallback(): void {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      shadow.adoptedStyleSheets = [sheet];
      const place = this.ownerDocument.createElement("div");
      place.setAttribute("class", "shop-embed");
      // None of our languages is written from right to left, whatever the page is.
      place.dir = "ltr";
      shadow.replaceChildren(place);
      this.#place = place;
      if (!hasSize) sheet.insertRule(`:host{--shop-rem:${readersSize(place)}}`, sheet.cssRules.length);
      hasSize = true;
      this.#root = createRoot(place);
      embed().setCurrency(this.getAttribute("currency"));
      const ends = [embed().join(this), watchPage(this.ownerDocument, () => this.paint())];
      this.#leave = () => {
        for (const end of ends) end();
      };
      this.paint();
      this.draw();
    }
    disconnectedCallback(): void {
      this.close();
      this.#root?.unmount();
      this.#root = null;
      this.#place = null;
      this.#leave();
    }
    attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
      if (!this.#root) return;
      if (name === "currency") embed().setCurrency(value);
      if (name === "theme") this.paint();
      this.draw();
    }
    /** In the requested theme, that of the reader's system (`auto`), or otherwise the one that matches the page. */
    paint(): void {
      const wanted = this.getAttribute("theme");
      if (!this.#place) return;
      const system = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
      if (wanted === "light" || wanted === "dark") this.dataset.theme = wanted;
      else this.dataset.theme = wanted === "auto" ? system() : pageTheme(readSurroundings(this, this.#place));
    }
    draw(): void {
      const { cart, checkout, clock, shop } = embed();
      const texts = textsOf(this.getAttribute("language"));
      if (this.#place) this.#place.lang = texts.language;
      const paths = { shop: LEAVE_CART, cart: OPEN_CART, account: `${shop}/account` };
      this.#root?.render(
        <EmbedActs.Provider value={this.#acts}>
          <UiProvider messages={texts.ui} link={EmbedLink} clock={clock}>
            <CartProvider {...{ cart, checkout, clock, paths }} messages={texts.cart} locale={texts.language}>
              {this.view()}
            </CartProvider>
          </UiProvider>
        </EmbedActs.Provider>,
      );
    }
  }
  return ShopElement;
}

/** The font size that the reader has set, regardless of the page's root: the value of a rem in our styles. */
function readersSize(place: HTMLElement): string {
  place.style.fontSize = "medium";
  const size = getComputedStyle(place).fontSize;
  place.style.removeProperty("font-size");
  return size;
}
