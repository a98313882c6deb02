"use client";
import { Alert, Button, FlowEnd, useWhen } from "@shop/ui";
import { useMemo } from "react";
import { createTransferStore } from "../../store/transfer-store.ts";
import { type AccountDialogOf, accountDialog } from "../account/account-dialog.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountTexts, useOpenStore, useOwner } from "../account/account-hooks.ts";
import { useWas } from "../account/use-was.ts";
import { TransferForm } from "./transfer-form.tsx";
import { TransferQuestion } from "./transfer-question.tsx";

export interface TransferFlowProps extends AccountFlowProps {
  product: string;
  licenceId: string;
  /** Bought transfer services that aren't used up. */
  services: number;
  /** The page of the transfer service. */
  serviceHref: string;
  /** Called once when the licence was transferred: the customer's licences have changed. */
  onTransferred: () => void;
}

/** Transfers one licence, in a dialog or on a page: recipient, confirmation, end. Source: ACCT-11. */
export function TransferFlow(props: TransferFlowProps) {
  const { presentation, product, licenceId, services, serviceHref, onTransferred, onClose } = props;
  const { accountHref = "/account" } = props;
  const { text } = useAccountTexts();
  const owner = useOwner();
  const licence = useMemo(() => ({ product, licenceId, owner }), [product, licenceId, owner]);
  const { store, state } = useOpenStore(createTransferStore, licence);
  const isDone = state.stage === "done";
  const wasAsked = useWas(state.stage !== "form");
  useWhen(isDone, onTransferred);
  if (isDone) {
    const leave =
      presentation === "page"
        ? { label: text("transfer.account"), href: accountHref }
        : { label: text("closing.close"), onClick: onClose };
    return <FlowEnd leave={leave}>{text("transfer.done", { product, email: state.recipient })}</FlowEnd>;
  }
  if (services < 1) {
    return (
      <div className="shop-form">
        <Alert type="info">{text("transfer.serviceMissingText")}</Alert>
        <Button variant="signal" wide href={serviceHref}>
          {text("transfer.buy")}
        </Button>
      </div>
    );
  }
  return (
    <div className="shop-form">
      {state.stage === "form" ? (
        <TransferForm state={state} store={store} product={product} services={services} takesFocus={wasAsked} />
      ) : (
        <TransferQuestion state={state} store={store} product={product} />
      )}
    </div>
  );
}

export type TransferDialogProps = AccountDialogOf<TransferFlowProps>;
/** Transfer Licence. */
export const TransferDialog = accountDialog<TransferFlowProps>("transfer.title", TransferFlow);
