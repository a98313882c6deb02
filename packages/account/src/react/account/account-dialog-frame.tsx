import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import type { ComponentType, ReactNode } from "react";
import type { AccountMessageKey } from "../../messages/en.ts";
import { useAccountTexts } from "./account-hooks.ts";

export interface AccountDialogProps {
  open: boolean;
  onClose: () => void;
  /** The foot of the dialog: the way to the contact form. */
  footer?: ReactNode;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps> | undefined;
}

interface AccountDialogFrameProps extends AccountDialogProps {
  title: AccountMessageKey;
  children: ReactNode;
}

/** What all dialogs of the account have: title, close control, foot. Source: MODAL-03, MODAL-04. */
export function AccountDialogFrame({ title, frame: Frame = DialogFrame, ...frame }: AccountDialogFrameProps) {
  const { text } = useAccountTexts();
  return <Frame {...frame} title={text(title)} />;
}
