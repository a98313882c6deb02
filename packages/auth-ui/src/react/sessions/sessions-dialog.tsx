"use client";
import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import type { ComponentType } from "react";
import type { SessionsStore } from "../../store/sessions-store.ts";
import { ContactHint } from "../contact-hint/contact-hint.tsx";
import { useAuthTexts } from "../provider/hooks.ts";
import { SessionsFlow } from "./sessions-flow.tsx";

export interface SessionsDialogProps {
  store: SessionsStore;
  open: boolean;
  onClose: () => void;
  /** Opens the contact dialog instead of this one. */
  onContact: () => void;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps> | undefined;
}

/** Logins. Source: SAFE-02, MODAL-03, MODAL-04. */
export function SessionsDialog({ store, open, onClose, onContact, frame: Frame = DialogFrame }: SessionsDialogProps) {
  const { text } = useAuthTexts();
  const contact = <ContactHint onContact={onContact} />;
  return (
    <Frame open={open} onClose={onClose} title={text("sessions.title")} footer={contact}>
      <SessionsFlow store={store} />
    </Frame>
  );
}
