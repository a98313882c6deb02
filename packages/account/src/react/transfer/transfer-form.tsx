import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { Button, EmailField } from "@shop/ui";
import { MAX_EMAIL_LENGTH, TRANSFER_DAYS } from "../../domain/limits.ts";
import type { TransferState, TransferStore } from "../../store/transfer-store.ts";
import { AccountForm } from "../account/account-form.tsx";
import { useAccountTexts } from "../account/account-hooks.ts";
import { TransferPlate } from "./transfer-plate.tsx";

interface TransferFormProps {
  state: TransferState;
  store: TransferStore;
  product: string;
  /** Bought transfer services that aren't used up. */
  services: number;
  /** Whether the field gets the focus when the form appears. */
  takesFocus: boolean;
}

/** The recipient of the licence, the requirements, and what happens then. Source: ACCT-11. */
export function TransferForm({ state, store, product, services, takesFocus }: TransferFormProps) {
  const { text, failure } = useAccountTexts();
  const { failure: failed, isRecipientFailed } = state;
  return (
    <AccountForm
      failure={failed}
      failedField={isRecipientFailed ? "recipient" : null}
      takesFocus={takesFocus}
      onSubmit={store.next}
    >
      <TransferPlate
        lines={[
          [text("transfer.product"), product],
          [text("transfer.services"), text("transfer.servicesLeft", { count: services })],
        ]}
      />
      <EmailField
        name="recipient"
        label={text("transfer.recipient")}
        hint={text("transfer.recipientHint")}
        value={state.recipient}
        onValueChange={store.setRecipient}
        error={failed && isRecipientFailed ? failure(failed) : undefined}
        autoComplete="off"
        maxLength={MAX_EMAIL_LENGTH}
        isValid={isCompleteEmailAddress}
      />
      <div className="shop-desk__plate">
        <p className="shop-label shop-desk__label">{text("transfer.effects")}</p>
        <ul className="shop-desk__effects">
          <li>{text("transfer.effectOwner")}</li>
          <li>{text("transfer.effectAccount", { days: TRANSFER_DAYS })}</li>
          <li>{text("transfer.effectMail")}</li>
        </ul>
      </div>
      <Button type="submit" variant="signal" wide>
        {text("transfer.next")}
      </Button>
    </AccountForm>
  );
}
