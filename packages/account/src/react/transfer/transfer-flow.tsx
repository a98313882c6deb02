"use client";
import { Alert, Button } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { createTransferStore } from "../../store/transfer-store.ts";
import { useAccountStore, useAccountTexts, useOwner } from "../account/account-hooks.ts";
import { useWas } from "../account/use-was.ts";
import { TransferForm } from "./transfer-form.tsx";
import { TransferQuestion } from "./transfer-question.tsx";

export interface TransferFlowProps {
  presentation: "dialog" | "page";
  product: string;
  licenceId: string;
  /** Bought transfer services that aren't used up. */
  services: number;
  /** The page of the transfer service. */
  serviceHref: string;
  /** Called once when the licence was transferred: the customer's licences have changed. */
  onTransferred: () => void;
  /** Closes the dialog. Undefined on a page. */
  onClose?: () => void;
  /** Default: /account. */
  accountHref?: string;
}

/** Transfers one licence, in a dialog or on a page: recipient, confirmation, end. Source: ACCT-11. */
export function TransferFlow(props: TransferFlowProps) {
  const { presentation, product, licenceId, services, serviceHref, onTransferred, onClose } = props;
  const { accountHref = "/account" } = props;
  const { text } = useAccountTexts();
  const store = useAccountStore(createTransferStore);
  const state = useStore(store);
  const owner = useOwner();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    store.open({ product, licenceId, owner });
    return store.close;
  }, [store, product, licenceId, owner]);
  const isDone = state.stage === "done";
  const wasAsked = useWas(state.stage !== "form");
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it happens, whichever function stands for it then.
  useEffect(() => {
    if (!isDone) return;
    end.current?.focus();
    onTransferred();
  }, [isDone]);
  if (isDone) {
    return (
      <div ref={end} className="shop-form" tabIndex={-1}>
        <Alert type="success">{text("transfer.done", { product, email: state.recipient })}</Alert>
        {presentation === "page" ? (
          <Button variant="signal" wide href={accountHref}>
            {text("transfer.account")}
          </Button>
        ) : (
          <Button variant="signal" wide onClick={onClose}>
            {text("closing.close")}
          </Button>
        )}
      </div>
    );
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
