import { CrossIcon, VisuallyHidden } from "@shop/ui";
import { useEffect, useId, useRef } from "react";
import { MAX_STARS } from "../../domain/rating-rules.ts";
import { useAccountTexts } from "../account/account-hooks.ts";
import { StarIcon } from "./star-icon.tsx";

interface StarFieldProps {
  /** 0 means none yet. */
  value: number;
  onValueChange: (stars: number) => void;
  error?: string | undefined;
}

/** Five stars as the browser's own radio buttons: by pointer, by arrow keys, by voice. Source: ACCT-10. */
export function StarField({ value, onValueChange, error }: StarFieldProps) {
  const { text } = useAccountTexts();
  const errorId = useId();
  const group = useRef<HTMLDivElement>(null);
  // A dialog focuses the first button; among radio buttons the checked one must get the focus.
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLElement>(`[value="${value}"]`);
    if (group.current?.contains(document.activeElement)) chosen?.focus();
  }, [value]);
  return (
    <div
      ref={group}
      className="shop-stars"
      role="radiogroup"
      aria-labelledby={`${errorId}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <span className="shop-field__label" id={`${errorId}-label`}>
        {text("rate.stars")}
      </span>
      <div className="shop-stars__row">
        {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((stars) => (
          <label key={stars} className="shop-stars__star" data-on={stars <= value ? "" : undefined}>
            <input
              className="shop-stars__input"
              type="radio"
              name="stars"
              value={stars}
              checked={stars === value}
              onChange={() => onValueChange(stars)}
            />
            <StarIcon />
            <VisuallyHidden>{text("rate.starsOf", { count: stars })}</VisuallyHidden>
          </label>
        ))}
        <span className="shop-figure shop-stars__figure" aria-hidden="true">
          {value === 0 ? "–" : value}/{MAX_STARS}
        </span>
      </div>
      {error && (
        <p className="shop-field__error" id={errorId}>
          <CrossIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
