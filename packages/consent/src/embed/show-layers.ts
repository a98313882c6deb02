import { h } from "../adapters/dom.ts";
import type { ConsentService } from "../domain/service.ts";
import type { ConsentStore } from "../store/consent-store.ts";
import { type EmbedTexts, textOf } from "./embed-texts.ts";
import { createQuestion } from "./question.ts";
import { createSettings } from "./settings.ts";

export interface LayersDeps extends EmbedTexts {
  readonly store: ConsentStore;
  readonly services: readonly ConsentService[];
  readonly place: HTMLElement;
  readonly policyUrl: string | undefined;
}

/** Draws the layer that the store shows, and announces the question. The returned function stops. */
export function showLayers({ place, policyUrl, ...deps }: LayersDeps): () => void {
  const { store } = deps;
  const text = textOf(deps);
  // It is in the page before it speaks.
  const status = h("p", { role: "status", className: "shop-hidden" });
  place.append(status);
  let shown: HTMLElement | null = null;
  let layer = "closed";
  const draw = () => {
    if (store.getState().layer === layer) return;
    layer = store.getState().layer;
    if (shown instanceof HTMLDialogElement) shown.close();
    shown?.remove();
    shown = null;
    if (layer === "question") shown = createQuestion(store, text, policyUrl);
    if (layer === "settings") shown = createSettings({ ...deps, text });
    if (shown) place.append(shown);
    if (shown instanceof HTMLDialogElement) shown.showModal();
    status.textContent = layer === "question" ? text("title") : "";
  };
  // What is open above the page takes its Esc first, and marks it as taken.
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && layer === "question") store.close();
  };
  document.addEventListener("keydown", press);
  const unsubscribe = store.subscribe(draw);
  return () => {
    document.removeEventListener("keydown", press);
    unsubscribe();
  };
}
