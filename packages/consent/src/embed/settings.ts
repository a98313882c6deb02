import { button, h } from "../adapters/dom.ts";
import { CONSENT_CATEGORIES, type ConsentCategory, isOptionalCategory } from "../domain/categories.ts";
import type { ConsentService } from "../domain/service.ts";
import type { ConsentStore } from "../store/consent-store.ts";
import type { EmbedTexts, Text } from "./embed-texts.ts";
import { createPolicy } from "./policy.ts";

export interface SettingsDeps extends EmbedTexts {
  readonly store: ConsentStore;
  readonly services: readonly ConsentService[];
  readonly text: Text;
}

/** The categories and their services, as `ConsentSettings` shows them, in the browser's own dialog. */
export function createSettings(deps: SettingsDeps): HTMLDialogElement {
  const { store, services, text } = deps;
  const shown = CONSENT_CATEGORIES.filter(
    (category) => category === "necessary" || services.some((service) => service.category === category),
  );
  const boxes = shown.map((category) => createBox(category, deps));
  const first = boxes.find(({ disabled }) => !disabled);
  if (first) first.autofocus = true;
  const save = () =>
    store.choose(boxes.flatMap(({ checked, value }) => (checked && isOptionalCategory(value) ? value : [])));
  const close = button("×", store.close, "quiet");
  close.ariaLabel = text("close");
  const dialog = h(
    "dialog",
    { className: "shop-dialog", ariaLabel: text("settingsTitle"), onclose: store.close },
    h(
      "div",
      { className: "shop-consent__head" },
      h("h2", { className: "shop-consent__title", textContent: text("settingsTitle") }),
      close,
    ),
    h(
      "div",
      { className: "shop-dialog__body" },
      h("p", { textContent: text("settingsLead") }),
      store.getState().hasSignal && h("p", { className: "shop-consent-settings__signal", textContent: text("signal") }),
      ...boxes.map((box, index) => createCategory(box, shown[index] ?? "necessary", deps)),
    ),
    h(
      "div",
      { className: "shop-consent__acts shop-dialog__footer" },
      button(text("refuse"), store.refuseAll),
      button(text("accept"), store.acceptAll),
      button(text("save"), save, "signal"),
    ),
  );
  return dialog;
}

function createBox(category: ConsentCategory, { store }: SettingsDeps): HTMLInputElement {
  const checked = store.getState().grants[category];
  return h("input", { type: "checkbox", value: category, checked, disabled: category === "necessary" });
}

function createCategory(box: HTMLInputElement, category: ConsentCategory, deps: SettingsDeps): HTMLElement {
  const { services, text } = deps;
  const own = services.filter((service) => service.category === category);
  const name = text(`category.${category}`);
  return h(
    "div",
    { className: "shop-consent-settings__category" },
    h("label", {}, box, category === "necessary" ? `${name} · ${text("alwaysOn")}` : name),
    h("p", { textContent: text(`category.${category}.purpose`) }),
    own.length > 0 &&
      h(
        "details",
        {},
        h("summary", { textContent: text("services", { count: own.length }) }),
        createPolicy({ ...deps, services: own, own: [] }, text),
      ),
  );
}
