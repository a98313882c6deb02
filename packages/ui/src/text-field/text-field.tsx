"use client";
import { type ChangeEvent, forwardRef, type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classNames } from "../base/class-names.ts";
import { describedBy, FieldFrame, type FieldTexts } from "../field-frame/field-frame.tsx";

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldTexts {
  /** Called on each change, in addition to `onChange`. */
  onValueChange?: (value: string) => void;
  /** Default: true. A field that may be empty says "optional". Source: MODAL-05. */
  required?: boolean;
  /** A mark or control inside the well, after the text. */
  after?: ReactNode;
  /** Beside the label. */
  aside?: ReactNode;
  /** Set in the figure face: codes, keys, numbers. */
  figures?: boolean;
}

/** One line of text. The reference is the input's. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const {
    label,
    hint,
    error,
    onValueChange,
    onChange,
    required = true,
    after,
    aside,
    figures,
    className,
    id,
    ...rest
  } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
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
      aside={aside}
    >
      <div className="shop-field__well">
        <input
          type="text"
          {...rest}
          ref={ref}
          id={inputId}
          className={classNames("shop-field__input", figures && "shop-field__input--figures")}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { label, hint, error }, rest["aria-describedby"])}
          onChange={handleChange}
        />
        {after}
      </div>
    </FieldFrame>
  );
});
