import type { ConsentStore } from "@shop/consent/store";
import type { ModalStore } from "../../shell/modal-store.ts";

/** The privacy settings are the dialog `cookie`: at most one dialog is open, and closing it closes both. Source: MODAL-01, SHELL-10. */
export function modalShowsSettings({
  modal,
  consent,
}: {
  readonly modal: Pick<ModalStore, "getState" | "subscribe" | "set" | "close">;
  readonly consent: Pick<ConsentStore, "getState" | "subscribe" | "openSettings" | "close">;
}): () => void {
  const isSettings = () => consent.getState().layer === "settings";
  const followModal = () => {
    const isWanted = modal.getState().type === "cookie";
    if (isWanted && !isSettings()) consent.openSettings();
    if (!isWanted && isSettings()) consent.close();
  };
  followModal();
  const ends = [
    modal.subscribe(followModal),
    consent.subscribe(({ layer }, before) => {
      const isCookie = modal.getState().type === "cookie";
      if (layer === "settings" && !isCookie) modal.set("cookie");
      if (before.layer === "settings" && layer !== "settings" && isCookie) modal.close();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
