"use client";
import { useStore } from "zustand";
import { ConsentPanel, type ConsentPanelProps } from "../consent-panel/consent-panel.tsx";
import { ConsentSettings } from "../consent-settings/consent-settings.tsx";
import { useConsentSettings } from "../provider/consent-provider.tsx";

/** Whichever layer the store shows: nothing, the question, or the settings. */
export function ConsentDialog(props: ConsentPanelProps) {
  const { store } = useConsentSettings();
  const layer = useStore(store, (state) => state.layer);
  if (layer === "question") return <ConsentPanel {...props} />;
  return layer === "settings" ? <ConsentSettings /> : null;
}
