"use client";
import { forwardRef, useState } from "react";
import { CrossIcon } from "../icons/icons.tsx";
import { CheckIcon } from "../icons/page-icons.tsx";
import { useUiMessages } from "../provider/ui-provider.tsx";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export interface EmailFieldProps extends Omit<TextFieldProps, "type" | "after" | "value" | "defaultValue"> {
  value?: string;
  defaultValue?: string;
  /** The pattern that decides between check and cross. */
  isValid: (value: string) => boolean;
}

/**
 * An e-mail address, with a check mark or a cross beside it while typing; announced politely, and shown by shape and text, not only by
 * colour. Source: MODAL-05.
 */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField(props, ref) {
  const { isValid, onValueChange, value, defaultValue = "", ...rest } = props;
  const [typed, setTyped] = useState(defaultValue);
  const messages = useUiMessages();
  const current = value ?? typed;
  // A check mark beside a refused address would contradict the refusal.
  const verdict = current === "" || rest.error ? undefined : isValid(current);
  const handleValue = (next: string) => {
    setTyped(next);
    onValueChange?.(next);
  };
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      {...(value === undefined ? { defaultValue } : { value })}
      type="email"
      ref={ref}
      onValueChange={handleValue}
      after={
        <span
          className="shop-email-field__mark"
          data-state={verdict === undefined ? "empty" : verdict ? "complete" : "incomplete"}
        >
          {verdict === true && <CheckIcon />}
          {verdict === false && <CrossIcon />}
          <VisuallyHidden aria-live="polite">
            {verdict === undefined ? "" : verdict ? messages.emailComplete : messages.emailIncomplete}
          </VisuallyHidden>
        </span>
      }
    />
  );
});
