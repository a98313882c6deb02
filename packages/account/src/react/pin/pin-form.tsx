import { Alert, Button, type ButtonVariant, Countdown, Plate, TextField } from "@shop/ui";
import type { PinState, PinStore } from "../../store/pin-state.ts";
import { AccountForm } from "../account/account-form.tsx";
import { useAccountTexts } from "../account/account-hooks.ts";

interface PinFormProps<Name extends string> {
  state: PinState<Name>;
  store: PinStore<Name>;
  sentTo: string;
  submit: string;
  /** Default: signal. */
  variant?: ButtonVariant;
}

/** The PIN from the mail: typed, pasted with any separators between its digits, or filled in by the system. Source: ACCT-06, ACCT-07. */
export function PinForm<Name extends string>({ state, store, sentTo, submit, variant = "signal" }: PinFormProps<Name>) {
  const { text, failure } = useAccountTexts();
  const { isPinOver, pinEndsAtMs } = state;
  const isTold = state.failedField === "pin";
  const error = state.failure && isTold ? failure(state.failure) : undefined;
  const act = () => void (isPinOver ? store.resend() : store.confirm());
  const resend = isPinOver
    ? { children: text("pin.resend"), busyLabel: text("account.sending") }
    : { children: submit, busyLabel: text("pin.busy") };
  return (
    <AccountForm failure={state.failure} failedField={state.failedField} takesFocus onSubmit={act}>
      <Alert type={state.wasResent ? "success" : "info"}>{text(state.wasResent ? "pin.resent" : "pin.sent")}</Alert>
      <Plate label={text("pin.sentTo")} value={sentTo} />
      {isPinOver && !state.failure && <Alert type="warning">{text("account.pinExpired")}</Alert>}
      <TextField
        name="pin"
        label={text("pin.label")}
        hint={text("pin.hint")}
        value={state.pin}
        onValueChange={store.setPin}
        error={error}
        figures
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      {pinEndsAtMs !== null && !isPinOver && (
        <p className="shop-form__wait">
          <span>{text("pin.valid")}</span> <Countdown endsAtMs={pinEndsAtMs} label={text("pin.valid")} />
        </p>
      )}
      <p className="shop-form__note">{text("pin.spam")}</p>
      <div className="shop-form__acts" data-stacked="">
        <Button
          {...resend}
          type="submit"
          variant={isPinOver ? "signal" : variant}
          wide
          busy={state.stage === "confirming" || (isPinOver && state.stage === "resending")}
        />
        {!isPinOver && (
          <Button
            wide
            busy={state.stage === "resending"}
            busyLabel={text("account.sending")}
            onClick={() => void store.resend()}
          >
            {text("pin.resend")}
          </Button>
        )}
        <Button wide onClick={store.goBack}>
          {text("account.goBack")}
        </Button>
      </div>
    </AccountForm>
  );
}
