"use client";
import { formatMessage } from "@shop/kernel";
import { type ChangeEvent, forwardRef, type TextareaHTMLAttributes, useId, useState } from "react";
import { describedBy, FieldFrame, type FieldTexts } from "../field-frame/field-frame.tsx";
import { useUiMessages } from "../provider/ui-provider.tsx";

export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "value" | "defaultValue">,
    FieldTexts {
  value?: string;
  defaultValue?: string;
  /** Called on each change, in addition to `onChange`. */
  onValueChange?: (value: string) => void;
  /** Default: true. */
  required?: boolean;
}

/** Several lines of text. With `maxLength` it shows how many characters are left. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const {
    label,
    hint,
    error,
    onValueChange,
    onChange,
    required = true,
    className,
    id,
    value,
    defaultValue = "",
    ...rest
  } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const countId = `${inputId}-count`;
  const messages = useUiMessages();
  const [typed, setTyped] = useState(defaultValue);
  const left = rest.maxLength === undefined ? undefined : rest.maxLength - (value ?? typed).length;
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <FieldFrame
      inputId={inputId}
      label={label}
      hint={hint}
      error={error}
      isRequired={required}
      className={className}
      aside={
        left === undefined ? undefined : (
          <span className="shop-text-area__count" id={countId}>
            {formatMessage(messages.charactersLeft, { count: left })}
          </span>
        )
      }
    >
      <div className="shop-field__well">
        <textarea
          rows={5}
          {...rest}
          {...(value === undefined ? { defaultValue } : { value })}
          ref={ref}
          id={inputId}
          className="shop-field__input shop-text-area"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { label, hint, error }, left === undefined ? undefined : countId)}
          onChange={handleChange}
        />
      </div>
    </FieldFrame>
  );
});
