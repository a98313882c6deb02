"use client";
import { Alert, Button } from "@shop/ui";
import { useMemo } from "react";
import { createRedeemStore } from "../../store/redeem-store.ts";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountTexts, useOpenStore, useOwner } from "../account/account-hooks.ts";
import { type ClosingDialogOf, closingDialog } from "../closing/closing-dialog.tsx";
import { ClosingFlow } from "../closing/closing-flow.tsx";
import { RedeemForm } from "./redeem-form.tsx";

export interface RedeemFlowProps extends AccountFlowProps {
  /** Called once when a code was redeemed: the customer's products have changed. */
  onRedeemed: (products: readonly string[]) => void;
}

/** From a redeem code to what it grants, in the dialog or on a page. Source: ACCT-05. */
export function RedeemFlow({ presentation, onRedeemed, onClose, accountHref = "/account" }: RedeemFlowProps) {
  const { text } = useAccountTexts();
  const owner = useOwner();
  const isPage = presentation === "page";
  const opened = useMemo(() => ({ owner, isPage }), [owner, isPage]);
  const { store, state } = useOpenStore(createRedeemStore, opened);
  return (
    <ClosingFlow
      state={state}
      store={store}
      onDone={() => onRedeemed(state.products)}
      onClose={isPage ? undefined : onClose}
      form={<RedeemForm state={state} store={store} />}
      end={<Redeemed products={state.products} />}
      actions={
        <>
          {isPage && (
            <Button variant="signal" wide href={accountHref}>
              {text("redeem.account")}
            </Button>
          )}
          <Button variant="quiet" wide onClick={() => store.open(opened)}>
            {text("redeem.another")}
          </Button>
        </>
      }
    />
  );
}

function Redeemed({ products }: { products: readonly string[] }) {
  const { text } = useAccountTexts();
  return (
    <>
      <Alert type="success">{text("redeem.done")}</Alert>
      {products.length > 0 && (
        <div className="shop-desk__plate">
          <p className="shop-label shop-desk__label">{text("redeem.got")}</p>
          <ul className="shop-desk__names">
            {products.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

export type RedeemDialogProps = ClosingDialogOf<RedeemFlowProps>;
/** Redeem Code. Closes 30 seconds after a code was redeemed. */
export const RedeemDialog = closingDialog<RedeemFlowProps>("redeem.title", createRedeemStore, RedeemFlow);
