"use client";
import { type ChangeEvent, forwardRef, type SelectHTMLAttributes, useId } from "react";
import { describedBy, FieldFrame, type FieldTexts } from "../field-frame/field-frame.tsx";
import { ChevronIcon } from "../icons/icons.tsx";

export interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "multiple" | "size">,
    FieldTexts {
  /** Called on each change, in addition to `onChange`. */
  onValueChange?: (value: string) => void;
  /** Default: true. */
  required?: boolean;
}

/**
 * Selects one of several; its children are `<option>`s. It is the native list, so keyboard and phone work as usual. The ref is the
 * select's.
 */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(props, ref) {
  const { label, hint, error, onValueChange, onChange, required = true, className, id, children, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <FieldFrame inputId={inputId} label={label} hint={hint} error={error} isRequired={required} className={className}>
      <div className="shop-field__well shop-select">
        <select
          {...rest}
          ref={ref}
          id={inputId}
          className="shop-field__input shop-select__input"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { label, hint, error }, rest["aria-describedby"])}
          onChange={handleChange}
        >
          {children}
        </select>
        <ChevronIcon className="shop-select__sign" />
      </div>
    </FieldFrame>
  );
});
