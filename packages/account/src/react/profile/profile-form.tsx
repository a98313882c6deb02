import { Alert, Button, TextField } from "@shop/ui";
import { MAX_NAME_LENGTH } from "../../domain/limits.ts";
import type { ProfileFieldName, ProfileState, ProfileStore } from "../../store/profile-store.ts";
import { AccountForm } from "../account/account-form.tsx";
import { useAccountTexts } from "../account/account-hooks.ts";

interface ProfileFormProps {
  state: ProfileState;
  store: ProfileStore;
  takesFocus: boolean;
}

/** First and last name, and the name that registrations are made out to. */
export function ProfileForm({ state, store, takesFocus }: ProfileFormProps) {
  const { text, failure } = useAccountTexts();
  const fieldOf = (name: ProfileFieldName) => ({
    name,
    value: state.fields[name],
    onValueChange: (value: string) => store.setField(name, value),
    error: state.failure && state.failedField === name ? failure(state.failure) : undefined,
    maxLength: MAX_NAME_LENGTH,
  });
  return (
    <AccountForm
      failure={state.failure}
      failedField={state.failedField}
      takesFocus={takesFocus}
      onSubmit={() => void store.submit()}
    >
      <div className="shop-form__pair">
        <TextField {...fieldOf("firstName")} label={text("profile.firstName")} autoComplete="given-name" />
        <TextField {...fieldOf("lastName")} label={text("profile.lastName")} autoComplete="family-name" />
      </div>
      <TextField
        {...fieldOf("registrationName")}
        label={text("profile.registrationName")}
        hint={text("profile.registrationHint")}
        required={false}
        autoComplete="organization"
      />
      {state.stage === "saved" && <Alert type="success">{text("profile.done")}</Alert>}
      <Button type="submit" variant="signal" wide busy={state.stage === "saving"} busyLabel={text("account.saving")}>
        {text("profile.submit")}
      </Button>
    </AccountForm>
  );
}
