"use client";
import { useWhen } from "@shop/ui";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { ForgotStore } from "../../store/forgot-store.ts";
import { AuthDialog, type AuthDialogProps } from "../provider/auth-dialog.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { ForgotSent } from "./forgot-sent.tsx";

export interface ForgotDialogProps extends AuthDialogProps {
  store: ForgotStore;
  /** The address to write to, if known; otherwise the form asks for it. */
  emailAddress?: string | undefined;
  /** "Back to Login", and the end of the countdown. */
  onBack: (emailAddress: string) => void;
}

/** Has a link to a new password mailed. Any key or click in it stops its countdown. Source: AUTH-14, MODAL-03, MODAL-04, A11Y-03. */
export function ForgotDialog({ store, emailAddress, onBack, ...frame }: ForgotDialogProps) {
  const { open } = frame;
  const state = useStore(store);
  // Shown once the store is there: the frame's first focus must not go to a field that gives way to a known address.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    store.open({ emailAddress });
    setIsReady(true);
    return () => {
      store.close();
      setIsReady(false);
    };
  }, [open, emailAddress, store]);
  const back = () => onBack(state.emailAddress);
  useWhen(open && state.stage === "over", back);
  const isSent = state.stage === "counting" || state.stage === "kept" || state.stage === "over";
  return (
    <AuthDialog {...frame} open={open && isReady} title="forgot.title">
      {/* Not a control: it only listens to events inside, so that activity stops the countdown. */}
      <div className="shop-form" onKeyDownCapture={store.keepOpen} onPointerDownCapture={store.keepOpen}>
        {isSent ? (
          <ForgotSent state={state} onBack={back} onKeepOpen={store.keepOpen} />
        ) : (
          <ForgotForm state={state} store={store} onBack={back} />
        )}
      </div>
    </AuthDialog>
  );
}
