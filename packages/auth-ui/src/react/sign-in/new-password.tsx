import { NewPasswordField } from "../new-password/new-password-field.tsx";
import { useAuthTexts } from "../provider/hooks.ts";
import { fieldFailure, type StageProps, textField } from "./stage-props.ts";

/** The new account's password. Source: AUTH-04. */
export function NewPassword(props: StageProps) {
  const { text, failure } = useAuthTexts();
  const failed = fieldFailure(props.state, "password");
  return (
    <NewPasswordField
      {...textField(props, "password")}
      label={text("signIn.password.label")}
      error={failed && failure(failed)}
    />
  );
}
