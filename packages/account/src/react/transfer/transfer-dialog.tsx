"use client";
import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import type { ComponentType, ReactNode } from "react";
import { useAccountTexts } from "../account/account-hooks.ts";
import { TransferFlow, type TransferFlowProps } from "./transfer-flow.tsx";

export interface TransferDialogProps extends Omit<TransferFlowProps, "presentation" | "accountHref"> {
  open: boolean;
  onClose: () => void;
  /** The foot of the dialog: the way to the contact form. */
  footer?: ReactNode;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps>;
}

/** Transfer Licence. Source: ACCT-11, MODAL-03, MODAL-04. */
export function TransferDialog({ open, footer, frame: Frame = DialogFrame, ...flow }: TransferDialogProps) {
  const { text } = useAccountTexts();
  return (
    <Frame open={open} onClose={flow.onClose} title={text("transfer.title")} footer={footer}>
      <TransferFlow {...flow} presentation="dialog" />
    </Frame>
  );
}
