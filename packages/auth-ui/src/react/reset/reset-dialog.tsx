"use client";
import { useWhen } from "@shop/ui";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { AccountLink } from "../../domain/account-link.ts";
import type { ResetStore } from "../../store/reset-store.ts";
import { AuthDialog, type AuthDialogProps } from "../provider/auth-dialog.tsx";
import { ResetForm } from "./reset-form.tsx";
import { ResetLinkState } from "./reset-link-state.tsx";

export interface ResetDialogProps extends AuthDialogProps {
  store: ResetStore;
  /** The mailed link's data. Pass the same object for the same link: a new object is checked again. */
  link: Pick<AccountLink, "id" | "key">;
  /** The new password is set, for the account of this address (null where the service doesn't say). */
  onDone: (emailAddress: string | null) => void;
  /** "Request a new link". */
  onRequest: () => void;
}

/** A new password by a mailed link. Showing it only checks the link; its button acts. Source: AUTH-15, SAFE-09, MODAL-03, MODAL-04. */
export function ResetDialog({ store, link, onDone, onRequest, ...frame }: ResetDialogProps) {
  const { open } = frame;
  const state = useStore(store);
  useEffect(() => {
    if (!open) return undefined;
    void store.open(link);
    return () => store.close();
  }, [open, link, store]);
  useWhen(open && state.stage === "done", () => onDone(state.emailAddress));
  const hasForm = state.stage === "form" || state.stage === "sending" || state.stage === "done";
  return (
    <AuthDialog {...frame} title="reset.title">
      <div className="shop-form" data-stage={state.stage}>
        {hasForm ? (
          <ResetForm state={state} store={store} />
        ) : (
          <ResetLinkState state={state} onRequest={onRequest} onRetry={() => void store.retry()} />
        )}
      </div>
    </AuthDialog>
  );
}
