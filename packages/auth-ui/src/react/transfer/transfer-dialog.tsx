"use client";
import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import type { ComponentType } from "react";
import { useAccountTexts } from "../account/account-hooks.ts";
import { ContactHint } from "../contact-hint/contact-hint.tsx";
import { TransferFlow, type TransferFlowProps } from "./transfer-flow.tsx";

export interface TransferDialogProps extends Omit<TransferFlowProps, "presentation" | "accountHref"> {
  open: boolean;
  onClose: () => void;
  /** Opens the contact dialog instead of this one. */
  onContact: () => void;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps>;
}

/** Transfer Licence. Source: ACCT-11, MODAL-03, MODAL-04. */
export function TransferDialog({ open, onContact, frame: Frame = DialogFrame, ...flow }: TransferDialogProps) {
  const { text } = useAccountTexts();
  return (
    <Frame
      open={open}
      onClose={flow.onClose}
      title={text("transfer.title")}
      footer={<ContactHint onContact={onContact} />}
    >
      <TransferFlow {...flow} presentation="dialog" />
    </Frame>
  );
}
