"use client";
import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import { type ComponentType, useEffect } from "react";
import { useStore } from "zustand";
import type { AccountLink } from "../../domain/account-link.ts";
import type { ResetStore } from "../../store/reset-store.ts";
import { ContactHint } from "../contact-hint/contact-hint.tsx";
import { useAuthTexts } from "../provider/hooks.ts";
import { ResetForm } from "./reset-form.tsx";
import { ResetLinkState } from "./reset-link-state.tsx";

export interface ResetDialogProps {
  store: ResetStore;
  open: boolean;
  /** The mailed link's data. Pass the same object for the same link: a new object is checked again. */
  link: Pick<AccountLink, "id" | "key">;
  onClose: () => void;
  /** The new password is set, for the account of this address (null where the service doesn't tell). */
  onDone: (emailAddress: string | null) => void;
  /** "Request a new link". */
  onRequest: () => void;
  /** Opens the contact dialog instead of this one. */
  onContact: () => void;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps>;
}

/** A new password by a mailed link. Showing it only checks the link; its button acts. Source: AUTH-15, SAFE-09, MODAL-03, MODAL-04. */
export function ResetDialog({
  store,
  open,
  link,
  onClose,
  onDone,
  onRequest,
  onContact,
  frame: Frame = DialogFrame,
}: ResetDialogProps) {
  const { text } = useAuthTexts();
  const state = useStore(store);
  useEffect(() => {
    if (!open) return undefined;
    void store.open(link);
    return () => store.close();
  }, [open, link, store]);
  const isDone = open && state.stage === "done";
  // The end is told once, when it comes, whichever function stands for it then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is no new end.
  useEffect(() => {
    if (isDone) onDone(state.emailAddress);
  }, [isDone]);
  const hasForm = state.stage === "form" || state.stage === "sending" || state.stage === "done";
  return (
    <Frame open={open} onClose={onClose} title={text("reset.title")} footer={<ContactHint onContact={onContact} />}>
      <div className="shop-form" data-stage={state.stage}>
        {hasForm ? (
          <ResetForm state={state} store={store} />
        ) : (
          <ResetLinkState state={state} onRequest={onRequest} onRetry={() => void store.retry()} />
        )}
      </div>
    </Frame>
  );
}
