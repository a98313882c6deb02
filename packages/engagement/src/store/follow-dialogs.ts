import type { AttentionStore } from "./attention-store.ts";

/** Which dialog is shown: the host's own store. `inactive` means none. Source: MODAL-01. */
export interface ShownDialog {
  getState(): { readonly type: string };
  subscribe(listener: () => void): () => void;
}

/** Keeps pop-ups silent while a dialog is open. Replacing one dialog by another isn't a closing. Source: MODAL-07. */
export function followDialogs(attention: Pick<AttentionStore, "silence">, dialogs: ShownDialog): () => void {
  let end: (() => void) | null = null;
  const follow = () => {
    const isShown = dialogs.getState().type !== "inactive";
    if (isShown === (end !== null)) return;
    if (isShown) end = attention.silence("modal");
    else {
      end?.();
      end = null;
    }
  };
  follow();
  const unsubscribe = dialogs.subscribe(follow);
  return () => {
    unsubscribe();
    end?.();
  };
}
