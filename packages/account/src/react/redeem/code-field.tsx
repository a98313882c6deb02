import { TextField } from "@shop/ui";
import { type ChangeEvent, useEffect, useRef } from "react";
import { caretInRedeemCode } from "../../domain/redeem-code.ts";

interface CodeFieldProps {
  label: string;
  value: string;
  /** Called with the typed text; the value comes back formatted as a code. */
  onType: (typed: string) => void;
  error?: string | undefined;
}

/** The field of a redeem code: typed text is shown in capitals and groups, and the caret stays at the edit. Source: ACCT-05. */
export function CodeField({ label, value, onType, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // The browser moves the caret to the end if the value differs from the typed text, even if the value itself is unchanged.
  useEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    caret.current = caretInRedeemCode(target.value, target.selectionStart ?? target.value.length);
    onType(target.value);
  };
  return (
    <TextField
      ref={input}
      name="code"
      figures
      label={label}
      value={value}
      onChange={handleChange}
      error={error}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
