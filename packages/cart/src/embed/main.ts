// The script that a host's page loads, built once a language. See docs/guides/embed.md.
import { createSystemClock, createWebStorage } from "@shop/kernel";
import { uiMessagesEn } from "@shop/ui";
// The build puts the language's own catalogues in the place of the English ones.
import { en } from "../messages/en.ts";
import { createElements, type EmbedTexts } from "./elements.tsx";
import styles from "./embed.css?inline";
import { createEmbed, type Embed } from "./embed.ts";

/** Written by the build. */
declare const EMBED_LANGUAGE: string;

/** How a second script of the page, in another language, brings its texts to the elements of the first. */
interface SpeakingElement extends CustomElementConstructor {
  speak?(language: string, texts: EmbedTexts): void;
}

function start(script: HTMLScriptElement): void {
  const own: EmbedTexts = { cart: en, ui: uiMessagesEn };
  const known: SpeakingElement | undefined = customElements.get("shop-cart");
  if (known) {
    known.speak?.(EMBED_LANGUAGE, own);
    return;
  }
  const texts = new Map<string, EmbedTexts>([[EMBED_LANGUAGE, own]]);
  let embed: Embed | undefined;
  const elements = createElements({
    embed: () => {
      embed ??= createEmbed(worldOf(script));
      return embed;
    },
    textsOf: (language) => texts.get(language ?? "") ?? own,
    sheet: createSheet(),
  });
  const ShopCart: SpeakingElement = elements.ShopCart;
  ShopCart.speak = (language, spoken) => {
    texts.set(language, spoken);
    embed?.redraw();
  };
  customElements.define("shop-cart", ShopCart);
  customElements.define("shop-add-to-cart", elements.ShopAddToCart);
}

/** A sheet by script is no inline style: no policy forbids it. */
function createSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}

function worldOf(script: HTMLScriptElement) {
  return {
    // The shop is where the script came from, unless a copy stands elsewhere and says so.
    shop: new URL(script.dataset.shop ?? script.src).origin,
    language: EMBED_LANGUAGE,
    page: document,
    fetch: (...call: Parameters<typeof fetch>) => fetch(...call),
    storage: createWebStorage(() => localStorage),
    clock: createSystemClock(),
    random: { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) },
    subtle: crypto.subtle,
    onShownAgain: (listener: () => void) => {
      const look = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      addEventListener("pageshow", look);
      return () => removeEventListener("pageshow", look);
    },
  };
}

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
