import { createElements, type EmbedTexts } from "./elements.tsx";
import styles from "./embed.css?inline";
import { createEmbed, type Embed, type EmbedWorld } from "./embed.ts";
import { nameParts } from "./name-parts.ts";

/** How a second script on the page, in another language, adds its texts to the elements of the first. */
interface SpeakingElement extends CustomElementConstructor {
  speak?(texts: EmbedTexts): void;
}

/** What a language's script does when loaded: it defines the elements, or adds its texts to those of another language's script. */
export function startEmbed(own: EmbedTexts): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const known: SpeakingElement | undefined = customElements.get("shop-cart");
  if (known) {
    known.speak?.(own);
    return;
  }
  nameParts();
  const texts = new Map([[own.language, own]]);
  let embed: Embed | undefined;
  const elements = createElements({
    embed: () => {
      embed ??= createEmbed(worldOf(script, own.language));
      return embed;
    },
    textsOf: (language) => texts.get(language ?? "") ?? own,
    sheet: createSheet(),
  });
  const ShopCart: SpeakingElement = elements.ShopCart;
  ShopCart.speak = (spoken) => {
    texts.set(spoken.language, spoken);
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

function worldOf(script: HTMLScriptElement, language: string): EmbedWorld {
  return {
    // The shop is at the script's origin, unless a copy is hosted elsewhere and names the shop.
    shop: new URL(script.dataset.shop ?? script.src).origin,
    language,
    page: document,
    // biome-ignore lint/suspicious/noConsole: the console is where a host's developer looks.
    warn: (text) => console.error(text),
    onShownAgain: (listener) => {
      const look = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      addEventListener("pageshow", look);
      return () => removeEventListener("pageshow", look);
    },
  };
}
