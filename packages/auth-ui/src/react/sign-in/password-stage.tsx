import { Button, Checkbox, Form, PasswordField, Spoken } from "@shop/ui";
import { useEffect } from "react";
import { useAuthSettings } from "../provider/auth-provider.tsx";
import { useAuthTexts } from "../provider/hooks.ts";
import { AccountPlate } from "./account-plate.tsx";
import { Honeypot } from "./honeypot.tsx";
import { fieldFailure, type StageProps, textField } from "./stage-props.ts";

interface PasswordStageProps extends StageProps {
  onForgotPassword: (emailAddress: string) => void;
  /** Shows the way to a new account, where the check doesn't reveal whether there is one. */
  offersAccount: boolean;
}

/** Stage 2: the password of a known account. Source: AUTH-03. */
export function PasswordStage({ onForgotPassword, offersAccount, ...props }: PasswordStageProps) {
  const { state, store, first } = props;
  const { auth } = useAuthSettings();
  const { text, failure } = useAuthTexts();
  const failed = fieldFailure(state, "password");
  useEffect(() => auth.keepLoginReady(), [auth]);
  return (
    <Form onSubmit={store.submitPassword}>
      <AccountPlate label={text("signIn.account")} emailAddress={state.fields.emailAddress} />
      <PasswordField
        {...textField(props, "password")}
        ref={first}
        label={text("signIn.password.label")}
        // Sent with Enter, the field has the focus already: then nothing but an announcement is heard.
        error={failed && <Spoken urgency="alert">{failure(failed)}</Spoken>}
        autoComplete="current-password"
      />
      <Checkbox
        name="keepsLogin"
        label={text("signIn.password.keep")}
        hint={text("signIn.password.keepHint")}
        checked={state.fields.keepsLogin}
        onCheckedChange={(isChecked) => store.setField("keepsLogin", isChecked)}
      />
      <Honeypot {...props} />
      <div className="shop-sign-in__aside">
        <button type="button" className="shop-text-button" onClick={() => onForgotPassword(state.fields.emailAddress)}>
          {text("signIn.password.forgot")}
        </button>
        {offersAccount && (
          <button type="button" className="shop-text-button" onClick={store.wantAccount}>
            {text("signIn.password.create")}
          </button>
        )}
      </div>
      <div className="shop-form__acts">
        <Button
          type="submit"
          variant="signal"
          wide
          busy={state.pending === "login"}
          busyLabel={text("signIn.password.busy")}
        >
          {text("signIn.password.submit")}
        </Button>
        <Button onClick={store.goBack}>{text("signIn.goBack")}</Button>
      </div>
    </Form>
  );
}
