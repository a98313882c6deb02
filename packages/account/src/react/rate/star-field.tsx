import { CrossIcon, RadioGroup, RadioGroupItem, VisuallyHidden } from "@shop/ui";
import { useId } from "react";
import { MAX_STARS } from "../../domain/rating-rules.ts";
import { useAccountTexts } from "../account/account-hooks.ts";
import { StarIcon } from "./star-icon.tsx";

interface StarFieldProps {
  /** 0 means none yet. */
  value: number;
  onValueChange: (stars: number) => void;
  error?: string | undefined;
}

/** Five stars as radio buttons: by pointer, by arrow keys, by voice. Source: ACCT-10. */
export function StarField({ value, onValueChange, error }: StarFieldProps) {
  const { text } = useAccountTexts();
  const errorId = useId();
  return (
    <RadioGroup
      className="shop-stars"
      value={value === 0 ? "" : String(value)}
      onValueChange={(stars) => onValueChange(Number(stars))}
      required
      aria-labelledby={`${errorId}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <span className="shop-field__label" id={`${errorId}-label`}>
        {text("rate.stars")}
      </span>
      <div className="shop-stars__row">
        {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((stars) => (
          <RadioGroupItem
            key={stars}
            className="shop-stars__star"
            value={String(stars)}
            data-on={stars <= value ? "" : undefined}
          >
            <StarIcon />
            <VisuallyHidden>{text("rate.starsOf", { count: stars })}</VisuallyHidden>
          </RadioGroupItem>
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
    </RadioGroup>
  );
}
