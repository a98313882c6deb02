import { Button, Form, TextField } from "@shop/ui";
import { MAX_NAME_LENGTH } from "../../domain/limits.ts";
import { useAuthTexts } from "../provider/hooks.ts";
import { AccountPlate } from "./account-plate.tsx";
import { Consents } from "./consents.tsx";
import { NewPassword } from "./new-password.tsx";
import { fieldFailure, type StageProps, textField } from "./stage-props.ts";

/** Stage 3: a new account. Source: AUTH-04. */
export function SignUpStage(props: StageProps) {
  const { state, store, first } = props;
  const { text, failure } = useAuthTexts();
  const failedFirst = fieldFailure(state, "firstName");
  const failedLast = fieldFailure(state, "lastName");
  return (
    <Form onSubmit={store.submitSignUp}>
      <AccountPlate label={text("signIn.signUp.account")} emailAddress={state.fields.emailAddress} />
      <div className="shop-form__pair">
        <TextField
          {...textField(props, "firstName")}
          ref={first}
          label={text("signIn.signUp.firstName")}
          error={failedFirst && failure(failedFirst)}
          autoComplete="given-name"
          maxLength={MAX_NAME_LENGTH}
        />
        <TextField
          {...textField(props, "lastName")}
          label={text("signIn.signUp.lastName")}
          error={failedLast && failure(failedLast)}
          autoComplete="family-name"
          maxLength={MAX_NAME_LENGTH}
        />
      </div>
      <NewPassword {...props} />
      <Consents {...props} />
      <div className="shop-form__acts">
        <Button
          type="submit"
          variant="signal"
          wide
          busy={state.pending === "signUp"}
          busyLabel={text("signIn.signUp.busy")}
        >
          {text("signIn.signUp.submit")}
        </Button>
        <Button onClick={store.goBack}>{text("signIn.goBack")}</Button>
      </div>
    </Form>
  );
}
