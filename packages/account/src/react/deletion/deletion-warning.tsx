import { Alert, Button, Checkbox } from "@shop/ui";
import { DELETION_DAYS, TRACES_DAYS } from "../../domain/limits.ts";
import { DELETION_AGREED, type DeletionFieldName, type DeletionStore } from "../../store/deletion-store.ts";
import type { PinState } from "../../store/pin-state.ts";
import { AccountForm } from "../account/account-form.tsx";
import { useAccountTexts } from "../account/account-hooks.ts";

interface DeletionWarningProps {
  state: PinState<DeletionFieldName>;
  store: DeletionStore;
  takesFocus: boolean;
}

/** What a deletion means, and the box that confirms it was read. Source: ACCT-06. */
export function DeletionWarning({ state, store, takesFocus }: DeletionWarningProps) {
  const { text, failure } = useAccountTexts();
  const days = { days: DELETION_DAYS, keptDays: TRACES_DAYS };
  const isRefused = state.failure !== null && state.failedField === "agreed";
  return (
    <AccountForm
      failure={state.failure}
      failedField={state.failedField}
      takesFocus={takesFocus}
      onSubmit={() => void store.submit()}
    >
      <Alert type="warning" title={text("deletion.warningTitle")}>
        <ul className="shop-account__points">
          <li>{text("deletion.warning", days)}</li>
          <li>{text("deletion.cancel", days)}</li>
          <li>{text("deletion.kept", days)}</li>
        </ul>
      </Alert>
      <Checkbox
        name="agreed"
        required
        label={text("deletion.agree")}
        error={isRefused && state.failure ? failure(state.failure) : undefined}
        checked={state.fields.agreed === DELETION_AGREED}
        onCheckedChange={(isChecked) => store.setField("agreed", isChecked ? DELETION_AGREED : "")}
      />
      <Button
        type="submit"
        variant="danger"
        wide
        busy={state.stage === "initiating"}
        busyLabel={text("account.sending")}
      >
        {text("deletion.submit")}
      </Button>
    </AccountForm>
  );
}
