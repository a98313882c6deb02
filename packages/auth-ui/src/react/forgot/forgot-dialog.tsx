"use client";
import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import { type ComponentType, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { ForgotStore } from "../../store/forgot-store.ts";
import { ContactHint } from "../contact-hint/contact-hint.tsx";
import { useAuthTexts } from "../provider/hooks.ts";
import { ForgotForm } from "./forgot-form.tsx";
import { ForgotSent } from "./forgot-sent.tsx";

export interface ForgotDialogProps {
  store: ForgotStore;
  open: boolean;
  /** The address to write to, if known; otherwise the form asks for it. */
  emailAddress?: string | undefined;
  onClose: () => void;
  /** "Back to Login", and the end of the countdown. */
  onBack: (emailAddress: string) => void;
  /** Opens the contact dialog instead of this one. */
  onContact: () => void;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps>;
}

/** Has a link to a new password mailed. Any key or click in it stops its countdown. Source: AUTH-14, MODAL-03, MODAL-04, A11Y-03. */
export function ForgotDialog({
  store,
  open,
  emailAddress,
  onClose,
  onBack,
  onContact,
  frame: Frame = DialogFrame,
}: ForgotDialogProps) {
  const { text } = useAuthTexts();
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
  const isOver = open && state.stage === "over";
  // The end is told once, when it comes, whichever function stands for it then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is no new end.
  useEffect(() => {
    if (isOver) onBack(state.emailAddress);
  }, [isOver]);
  const isSent = state.stage === "counting" || state.stage === "kept" || state.stage === "over";
  const back = () => onBack(state.emailAddress);
  return (
    <Frame
      open={open && isReady}
      onClose={onClose}
      title={text("forgot.title")}
      footer={<ContactHint onContact={onContact} />}
    >
      {/* Not a control: it only listens to events inside, so that activity stops the countdown. */}
      <div className="shop-form" onKeyDownCapture={store.keepOpen} onPointerDownCapture={store.keepOpen}>
        {isSent ? (
          <ForgotSent state={state} onBack={back} onKeepOpen={store.keepOpen} />
        ) : (
          <ForgotForm state={state} store={store} onBack={back} />
        )}
      </div>
    </Frame>
  );
}
