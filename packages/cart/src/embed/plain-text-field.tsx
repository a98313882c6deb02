import { CrossIcon, type TextFieldProps } from "@shop/ui";
import { useId } from "react";

/** What stands for the shared text field where this script is built: the same look, of what it can do only what a coupon's field does. */
export function TextField({
  label,
  error,
  onValueChange,
  after,
  figures: _figures,
  aside: _aside,
  hint: _hint,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <div className="shop-field" data-invalid={error ? "" : undefined}>
      <label className="shop-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="shop-field__well">
        <input
          {...rest}
          id={id}
          className="shop-field__input"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onValueChange?.(event.target.value)}
        />
        {after}
      </div>
      {error && (
        <p className="shop-field__error" id={`${id}-error`}>
          <CrossIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
