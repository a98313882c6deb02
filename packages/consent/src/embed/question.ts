import { button, h, link } from "../adapters/dom.ts";
import type { ConsentStore } from "../store/consent-store.ts";
import type { Text } from "./embed-texts.ts";

/** The question, as `ConsentPanel` asks it: not modal, with two buttons of one size and weight. */
export function createQuestion(store: ConsentStore, text: Text, policyUrl: string | undefined): HTMLElement {
  const close = button("×", store.close, "quiet");
  close.ariaLabel = text("close");
  const alwaysStored = h("p", { className: "shop-consent__lead" }, `${text("alwaysStored")} `);
  if (policyUrl) alwaysStored.append(link(text("privacyPolicy"), policyUrl));
  const panel = h(
    "section",
    { className: "shop-consent", ariaLabel: text("title") },
    h(
      "div",
      { className: "shop-consent__head" },
      h("h2", { className: "shop-consent__title", textContent: text("title") }),
      close,
    ),
    h("p", { className: "shop-consent__lead", textContent: text("lead") }),
    alwaysStored,
    store.getState().hasSignal && h("p", { className: "shop-consent__lead", textContent: text("signal") }),
    h(
      "div",
      { className: "shop-consent__acts" },
      button(text("refuse"), store.refuseAll),
      button(text("accept"), store.acceptAll),
      button(text("settings"), store.openSettings, "quiet"),
    ),
  );
  return panel;
}
