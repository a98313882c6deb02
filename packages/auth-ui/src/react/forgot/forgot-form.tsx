import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { Button, EmailField, FlowForm, Plate } from "@shop/ui";
import type { ForgotState, ForgotStore } from "../../store/forgot-store.ts";
import { useAuthTexts } from "../provider/hooks.ts";

interface ForgotFormProps {
  state: ForgotState;
  store: ForgotStore;
  onBack: () => void;
}

/** Shows the mail's recipient, or asks for it, and sends the mail. Source: AUTH-14. */
export function ForgotForm({ state, store, onBack }: ForgotFormProps) {
  const { text, failure } = useAuthTexts();
  const isFormatFailure = state.failure?.code === "auth.emailFormat" && !state.isAddressGiven;
  return (
    <FlowForm
      failure={state.failure}
      textOf={failure}
      failedField={isFormatFailure ? "emailAddress" : null}
      takesFocus={false}
      onSubmit={() => void store.submit()}
    >
      <p className="shop-form__note">{text("forgot.lead")}</p>
      {state.isAddressGiven ? (
        <Plate label={text("forgot.to")} value={state.emailAddress} />
      ) : (
        <EmailField
          name="emailAddress"
          label={text("signIn.email.label")}
          value={state.emailAddress}
          onValueChange={store.setEmailAddress}
          error={isFormatFailure && state.failure ? failure(state.failure) : undefined}
          autoComplete="username"
          isValid={isCompleteEmailAddress}
        />
      )}
      <div className="shop-form__acts" data-stacked="">
        <Button type="submit" variant="signal" wide busy={state.stage === "sending"} busyLabel={text("forgot.busy")}>
          {text("forgot.submit")}
        </Button>
        <Button onClick={onBack}>{text("forgot.back")}</Button>
      </div>
    </FlowForm>
  );
}
