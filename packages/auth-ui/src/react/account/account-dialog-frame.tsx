import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import type { ComponentType, ReactNode } from "react";
import type { AccountMessageKey } from "../../messages/account/en.ts";
import { ContactHint } from "../contact-hint/contact-hint.tsx";
import { useAccountTexts } from "./account-hooks.ts";

export interface AccountDialogProps {
  open: boolean;
  onClose: () => void;
  /** Opens the contact dialog instead of this one. */
  onContact: () => void;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps> | undefined;
}

interface AccountDialogFrameProps extends AccountDialogProps {
  title: AccountMessageKey;
  children: ReactNode;
}

/** What all dialogs of the account have: title, close control, the way to the contact form. Source: MODAL-03, MODAL-04. */
export function AccountDialogFrame(props: AccountDialogFrameProps) {
  const { open, onClose, onContact, title, frame: Frame = DialogFrame, children } = props;
  const { text } = useAccountTexts();
  return (
    <Frame open={open} onClose={onClose} title={text(title)} footer={<ContactHint onContact={onContact} />}>
      {children}
    </Frame>
  );
}
