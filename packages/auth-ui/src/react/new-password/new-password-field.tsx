import { PasswordField, type Strength, StrengthMeter } from "@shop/ui";
import { useId } from "react";
import { passwordStrength } from "../../domain/password-strength.ts";
import { useAuthTexts } from "../provider/hooks.ts";
import { PasswordTips } from "../sign-in/password-tips.tsx";

const STRENGTHS: readonly Strength[] = [0, 1, 2, 3, 4, 5];

interface NewPasswordFieldProps {
  name: string;
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The field's error; the tips are shown with it. */
  error?: string | null | undefined;
  inputRef?: (element: HTMLElement | null) => void;
}

/** A new password with its level meter, and the tips if it was refused. Source: AUTH-05, AUTH-09. */
export function NewPasswordField({ inputRef, error, value, ...field }: NewPasswordFieldProps) {
  const { text } = useAuthTexts();
  const tipsId = useId();
  const { score, level } = passwordStrength(value);
  return (
    <div className="shop-form__group">
      <PasswordField
        {...field}
        ref={inputRef}
        value={value}
        hint={error ? undefined : text("auth.passwordTooShort")}
        error={error}
        autoComplete="new-password"
        aria-describedby={error ? tipsId : undefined}
      />
      <StrengthMeter
        value={STRENGTHS[score] ?? 0}
        label={text("signIn.strength")}
        word={text(`signIn.strength.${level}`)}
      />
      {error && <PasswordTips id={tipsId} />}
    </div>
  );
}
