"use client";
import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import type { ComponentType } from "react";
import type { PasswordChangeStore } from "../../store/password-change-store.ts";
import { ContactHint } from "../contact-hint/contact-hint.tsx";
import { useAuthTexts } from "../provider/hooks.ts";
import { PasswordFlow } from "./password-flow.tsx";

export interface PasswordDialogProps {
  store: PasswordChangeStore;
  open: boolean;
  onClose: () => void;
  /** Opens the contact dialog instead of this one. */
  onContact: () => void;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps> | undefined;
}

/** Change Password. Source: ACCT-02, MODAL-03, MODAL-04. */
export function PasswordDialog({ store, open, onClose, onContact, frame: Frame = DialogFrame }: PasswordDialogProps) {
  const { text } = useAuthTexts();
  const contact = <ContactHint onContact={onContact} />;
  return (
    <Frame open={open} onClose={onClose} title={text("password.title")} footer={contact}>
      <PasswordFlow store={store} presentation="dialog" onClose={onClose} />
    </Frame>
  );
}
