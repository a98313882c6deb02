"use client";
import { useId, useRef } from "react";
import { useSearchField } from "react-aria/useSearchField";
import { useSearchFieldState } from "react-stately/useSearchFieldState";
import { describedBy, FieldFrame, type FieldTexts, labelIdOf } from "../field-frame/field-frame.tsx";

export interface SearchFieldProps extends FieldTexts {
  value: string;
  /** Called on each change, and with an empty text by Esc. */
  onValueChange: (value: string) => void;
  /** Its name in a form, so that it also works without scripts. */
  name?: string;
  className?: string;
}

/** Words to search for, on React Aria: Esc empties it in every browser, and only then goes to what is around it. */
export function SearchField({ label, hint, error, value, onValueChange, name, className }: SearchFieldProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const field = { id, value, onChange: onValueChange, name, autoComplete: "off", "aria-labelledby": labelIdOf(id) };
  const state = useSearchFieldState(field);
  const { inputProps } = useSearchField(field, state, ref);
  return (
    <FieldFrame inputId={id} label={label} hint={hint} error={error} isRequired={false} className={className}>
      <div className="shop-field__well">
        <input
          {...inputProps}
          ref={ref}
          className="shop-field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
        />
      </div>
    </FieldFrame>
  );
}
