import { connectToBrowser } from "../adapters/connect-to-browser.ts";
import { createFramePlaceholders } from "../adapters/frame-placeholders.ts";
import { watchMarkedElements } from "../adapters/marked-elements.ts";
import { isMarkAllowed } from "../domain/is-mark-allowed.ts";
import { type ConsentStore, createConsentStore } from "../store/consent-store.ts";
import type { EmbedTexts } from "./embed-texts.ts";
import { type EmbedConfig, readServices } from "./read-config.ts";
import { showLayers } from "./show-layers.ts";

/** A link to the settings, anywhere in the page. */
const OPENS = 'a[href$="#shop-consent"]';

export interface EmbedDeps extends EmbedTexts {
  readonly config: EmbedConfig;
  /** Where question and settings are drawn. */
  readonly place: HTMLElement;
  readonly sheet: CSSStyleSheet;
  /** What may run has changed, or is known now. */
  readonly onChange: (store: ConsentStore) => void;
}

/** Consent on a page: its store, what waits in the page, and the links to the settings. The returned function ends it. */
export function runConsent({ config, place, sheet, onChange, ...texts }: EmbedDeps) {
  const { services } = readServices(config, texts.locale);
  const deps = { ...texts, services, policyVersion: config.policyVersion };
  const store = createConsentStore({ ...deps, ...connectToBrowser(config) });
  let { allowed } = store.getState();
  const report = () => {
    if (store.getState().allowed === allowed) return;
    allowed = store.getState().allowed;
    onChange(store);
  };
  const click = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest(OPENS))) return;
    event.preventDefault();
    store.openSettings();
  };
  document.addEventListener("click", click);
  const ends = [
    () => document.removeEventListener("click", click),
    store.subscribe(report),
    showLayers({ ...deps, store, place, policyUrl: config.policyUrl }),
    store.start(),
    watchMarkedElements({
      document,
      isAllowed: (mark) => isMarkAllowed(mark, store.getState()),
      subscribe: store.subscribe,
      onScriptWithdrawn: () => location.reload(),
      placeholders: createFramePlaceholders({ ...deps, allow: store.allowService, sheet }),
    }),
  ];
  const end = () => {
    for (const each of ends) each();
  };
  return { store, end };
}
