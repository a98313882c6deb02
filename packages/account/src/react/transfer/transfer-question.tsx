import { Alert, Button } from "@shop/ui";
import { useEffect, useRef } from "react";
import type { TransferState, TransferStore } from "../../store/transfer-store.ts";
import { useAccountTexts } from "../account/account-hooks.ts";
import { TransferPlate } from "./transfer-plate.tsx";

interface TransferQuestionProps {
  state: TransferState;
  store: TransferStore;
  product: string;
}

/** Asks for confirmation, with the exact address: a transfer can't be undone. Source: ACCT-11. */
export function TransferQuestion({ state, store, product }: TransferQuestionProps) {
  const { text } = useAccountTexts();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const isSending = state.stage === "sending";
  return (
    <div className="shop-form">
      <Alert type="warning">{text("transfer.ask")}</Alert>
      <TransferPlate
        lines={[
          [text("transfer.product"), product],
          [text("transfer.to"), state.recipient],
        ]}
      />
      <div className="shop-form__acts" data-stacked="">
        <Button
          variant="danger"
          wide
          busy={isSending}
          busyLabel={text("transfer.busy")}
          onClick={() => void store.submit()}
        >
          {text("transfer.submit")}
        </Button>
        <Button ref={back} disabled={isSending} onClick={store.goBack}>
          {text("transfer.goBack")}
        </Button>
      </div>
    </div>
  );
}
