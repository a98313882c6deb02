import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import type { ComponentType } from "react";
import type { AuthMessageKey } from "../../messages/en.ts";
import { ContactHint } from "../contact-hint/contact-hint.tsx";
import { useAuthTexts } from "./hooks.ts";

export interface AuthDialogProps {
  open: boolean;
  onClose: () => void;
  /** Opens the contact dialog instead of this one. */
  onContact: () => void;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps> | undefined;
}

interface AuthDialogFrameProps extends AuthDialogProps, Pick<DialogFrameProps, "initialFocus" | "children"> {
  title: AuthMessageKey;
}

/** What all these dialogs have: title, close control, and the way to the contact form at the foot. Source: MODAL-03, MODAL-04. */
export function AuthDialog({ title, onContact, frame: Frame = DialogFrame, ...frame }: AuthDialogFrameProps) {
  const { text } = useAuthTexts();
  return <Frame {...frame} title={text(title)} footer={<ContactHint onContact={onContact} />} />;
}
