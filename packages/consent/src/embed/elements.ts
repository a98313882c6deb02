import { connectToBrowser } from "../adapters/connect-to-browser.ts";
import { h } from "../adapters/dom.ts";
import { createFramePlaceholders } from "../adapters/frame-placeholders.ts";
import { watchMarkedElements } from "../adapters/marked-elements.ts";
import { isMarkAllowed } from "../domain/is-mark-allowed.ts";
import { type ConsentStore, createConsentStore } from "../store/consent-store.ts";
import { type EmbedTexts, textOf } from "./embed-texts.ts";
import { createPolicy } from "./policy.ts";
import { createQuestion } from "./question.ts";
import { type EmbedConfig, readServices } from "./read-config.ts";
import { createSettings } from "./settings.ts";

/** A link to the settings, anywhere in the page. */
const OPENS = 'a[href$="#shop-consent"]';

const SCHEMES = { light: "light", dark: "dark", auto: "light dark" } as const;

/** The classes of the two elements. Call it only in a browser: a server has no HTMLElement. */
export function createElements(texts: EmbedTexts, sheet: CSSStyleSheet) {
  const text = textOf(texts);

  class ShopConsent extends HTMLElement {
    #store: ConsentStore | null = null;
    #end = () => {};

    connectedCallback(): void {
      whenRead(() => {
        if (this.isConnected && !this.#store) this.#start(readConfig());
      });
    }
    disconnectedCallback(): void {
      this.#end();
      this.#store = null;
    }
    /** Shows the categories and services. */
    open(): void {
      this.#store?.openSettings();
    }
    /** What may run: categories, and ids of services. */
    get state() {
      const { grants, allowed } = (this.#store ?? { getState: () => ({ grants: null, allowed: [] }) }).getState();
      return { grants, allowed };
    }

    #start(config: EmbedConfig): void {
      const { services } = readServices(config, texts.locale);
      if (config.theme) sheet.insertRule(`:host{color-scheme:${SCHEMES[config.theme]}}`, sheet.cssRules.length);
      const deps = { ...texts, services, policyVersion: config.policyVersion };
      const store = createConsentStore({ ...deps, ...connectToBrowser(config) });
      this.#store = store;
      const place = paint(this, texts, sheet);
      const status = h("p", { role: "status", className: "shop-hidden" });
      place.append(status);
      let shown: HTMLElement | null = null;
      let layer = "closed";
      const draw = () => {
        const state = store.getState();
        this.dispatchEvent(new CustomEvent("shop:consent", { detail: this.state, bubbles: true }));
        if (state.layer === layer) return;
        layer = state.layer;
        if (shown instanceof HTMLDialogElement) shown.close();
        shown?.remove();
        shown = null;
        if (layer === "question") shown = createQuestion(store, text, config.policyUrl);
        if (layer === "settings") shown = createSettings({ ...texts, store, services, text });
        if (shown) place.append(shown);
        if (shown instanceof HTMLDialogElement) shown.showModal();
        status.textContent = layer === "question" ? text("title") : "";
      };
      const press = (event: KeyboardEvent) => {
        if (event.key === "Escape" && !event.defaultPrevented && layer === "question") store.close();
      };
      const click = (event: MouseEvent) => {
        if (!(event.target instanceof Element && event.target.closest(OPENS))) return;
        event.preventDefault();
        this.open();
      };
      document.addEventListener("keydown", press);
      document.addEventListener("click", click);
      const ends = [
        store.subscribe(draw),
        store.start(),
        watchMarkedElements({
          document,
          isAllowed: (mark) => isMarkAllowed(mark, store.getState()),
          subscribe: store.subscribe,
          onScriptWithdrawn: () => location.reload(),
          placeholders: createFramePlaceholders({ ...deps, allow: store.allowService, sheet }),
        }),
        () => document.removeEventListener("keydown", press),
        () => document.removeEventListener("click", click),
      ];
      this.#end = () => {
        for (const end of ends) end();
      };
    }
  }

  class ShopConsentPolicy extends HTMLElement {
    connectedCallback(): void {
      whenRead(() => {
        const config = readConfig();
        const content = { ...texts, ...readServices(config, texts.locale), site: config.site };
        paint(this, texts, sheet).append(createPolicy(content, text));
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

/** The element's shadow root, empty, in the language of the script. */
function paint(element: HTMLElement, { locale }: EmbedTexts, sheet: CSSStyleSheet): HTMLElement {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  const place = h("div", { className: "shop-embed", lang: locale, dir: "ltr" });
  root.replaceChildren(place);
  // The reader's own size, whatever the page's root has.
  place.style.fontSize = "medium";
  sheet.insertRule(`:host{--shop-rem:${getComputedStyle(place).fontSize}}`, sheet.cssRules.length);
  place.style.removeProperty("font-size");
  return place;
}
