import { createElements } from "./elements.ts";
import styles from "./embed.css?inline";
import type { EmbedTexts } from "./embed-texts.ts";

/** What a language's script does when it is loaded. A second one on the page changes nothing. */
export function startEmbed(texts: EmbedTexts): void {
  if (customElements.get("shop-consent")) return;
  // A sheet by script is no inline style: no policy forbids it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const { ShopConsent, ShopConsentPolicy } = createElements(texts, sheet);
  customElements.define("shop-consent", ShopConsent);
  customElements.define("shop-consent-policy", ShopConsentPolicy);
}
