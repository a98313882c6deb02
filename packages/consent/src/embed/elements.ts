import { h } from "../adapters/dom.ts";
import type { ConsentStore } from "../store/consent-store.ts";
import { type EmbedTexts, textOf } from "./embed-texts.ts";
import { createPolicy } from "./policy.ts";
import { type EmbedConfig, readServices } from "./read-config.ts";
import { runConsent } from "./run-consent.ts";

const SCHEMES = { light: "light", dark: "dark", auto: "light dark" } as const;

/** The classes of the two elements. Call it only in a browser: a server has no HTMLElement. */
export function createElements(texts: EmbedTexts, sheet: CSSStyleSheet) {
  class ShopConsent extends HTMLElement {
    #consent: ReturnType<typeof runConsent> | null = null;

    connectedCallback(): void {
      whenRead(() => {
        if (!this.isConnected || this.#consent) return;
        const config = readConfig();
        if (config.theme) sheet.insertRule(`:host{color-scheme:${SCHEMES[config.theme]}}`, sheet.cssRules.length);
        const place = paint(this, texts, sheet);
        this.#consent = runConsent({ ...texts, config, place, sheet, onChange: (store) => this.#report(store) });
      });
    }
    disconnectedCallback(): void {
      this.#consent?.end();
      this.#consent = null;
    }
    /** Shows the categories and services. */
    open(): void {
      this.#consent?.store.openSettings();
    }
    #report({ getState }: ConsentStore): void {
      const { grants, allowed } = getState();
      this.dispatchEvent(new CustomEvent("shop:consent", { detail: { grants, allowed }, bubbles: true }));
    }
  }

  class ShopConsentPolicy extends HTMLElement {
    connectedCallback(): void {
      whenRead(() => {
        const config = readConfig();
        const content = { ...texts, ...readServices(config, texts.locale), site: config.site };
        paint(this, texts, sheet).append(createPolicy(content, textOf(texts)));
      });
    }
  }
  return { ShopConsent, ShopConsentPolicy };
}

/** An element is connected before the browser has read what is in it. */
function whenRead(act: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act, { once: true });
  else act();
}

function readConfig(): EmbedConfig {
  return JSON.parse(document.querySelector("shop-consent > script")?.textContent ?? "");
}

/** The element's shadow root, empty, in the language of the script and the reader's own font size, whatever the page's root has. */
function paint(element: HTMLElement, { locale }: EmbedTexts, sheet: CSSStyleSheet): HTMLElement {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  const place = h("div", { className: "shop-embed", lang: locale, dir: "ltr" });
  root.replaceChildren(place);
  place.style.fontSize = "medium";
  sheet.insertRule(`:host{--shop-rem:${getComputedStyle(place).fontSize}}`, sheet.cssRules.length);
  place.style.removeProperty("font-size");
  return place;
}
