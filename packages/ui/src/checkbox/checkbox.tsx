"use client";
import { type ChangeEvent, forwardRef, type InputHTMLAttributes, useId } from "react";
import { classNames } from "../base/class-names.ts";
import { describedBy, errorIdOf, type FieldTexts, hintIdOf } from "../field-frame/field-frame.tsx";
import { CrossIcon } from "../icons/icons.tsx";
import { CheckIcon } from "../icons/page-icons.tsx";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type">, FieldTexts {
  /** Called on each change, in addition to `onChange`. */
  onCheckedChange?: (isChecked: boolean) => void;
}

/** A checkbox. Its whole line is clickable; links inside the label stay links. Not required by default. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, hint, error, onCheckedChange, onChange, className, id, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <div className={classNames("shop-checkbox", className)} data-invalid={error ? "" : undefined}>
      <label className="shop-checkbox__line" htmlFor={inputId}>
        <span className="shop-checkbox__box">
          <input
            {...rest}
            ref={ref}
            id={inputId}
            type="checkbox"
            className="shop-checkbox__input"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(inputId, { label, hint, error }, rest["aria-describedby"])}
            onChange={handleChange}
          />
          <CheckIcon className="shop-checkbox__mark" />
        </span>
        <span className="shop-checkbox__label">{label}</span>
      </label>
      {error ? (
        <p className="shop-field__error shop-checkbox__note" id={errorIdOf(inputId)}>
          <CrossIcon />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p className="shop-field__hint shop-checkbox__note" id={hintIdOf(inputId)}>
          {hint}
        </p>
      ) : null}
    </div>
  );
});
