import { PasswordField, type Strength, StrengthMeter } from "@shop/ui";
import { useId } from "react";
import { passwordStrength } from "../../domain/password-strength.ts";
import { useAuthTexts } from "../provider/hooks.ts";
import { PasswordTips } from "./password-tips.tsx";
import { fieldFailure, type StageProps, textField } from "./stage-props.ts";

const STRENGTHS: readonly Strength[] = [0, 1, 2, 3, 4, 5];

/** A new password with its level meter, and the tips where it was refused. Source: AUTH-04, AUTH-05, AUTH-09. */
export function NewPassword(props: StageProps) {
  const { text, failure } = useAuthTexts();
  const tipsId = useId();
  const failed = fieldFailure(props.state, "password");
  const { score, level } = passwordStrength(props.state.fields.password);
  return (
    <div className="shop-sign-in__group">
      <PasswordField
        {...textField(props, "password")}
        label={text("signIn.password.label")}
        error={failed && failure(failed)}
        autoComplete="new-password"
        aria-describedby={failed ? tipsId : undefined}
      />
      <StrengthMeter
        value={STRENGTHS[score] ?? 0}
        label={text("signIn.strength")}
        word={text(`signIn.strength.${level}`)}
      />
      {failed && <PasswordTips id={tipsId} />}
    </div>
  );
}
