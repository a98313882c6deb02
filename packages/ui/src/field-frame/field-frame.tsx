import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { CrossIcon } from "../icons/icons.tsx";
import { useUiMessages } from "../provider/ui-provider.tsx";

/** The descriptive props of every field. */
export interface FieldTexts {
  label: ReactNode;
  /** What to enter, or why; announced with the field. */
  hint?: ReactNode;
  /** What is wrong and what to do. Marks the field as invalid and is announced with it. */
  error?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  inputId: string;
  isRequired: boolean;
  className?: string | undefined;
  /** Beside the label: a small figure or control. */
  aside?: ReactNode;
  children: ReactNode;
}

export const labelIdOf = (inputId: string) => `${inputId}-label`;
export const hintIdOf = (inputId: string) => `${inputId}-hint`;
export const errorIdOf = (inputId: string) => `${inputId}-error`;

/** The ids that describe a field: those from the caller, its error, its hint. */
export function describedBy(inputId: string, texts: FieldTexts, own?: string): string | undefined {
  const ids = [own, texts.error ? errorIdOf(inputId) : undefined, texts.hint ? hintIdOf(inputId) : undefined];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** Label, field, error and hint in their order and tied together. */
export function FieldFrame({ inputId, label, hint, error, isRequired, className, aside, children }: FieldFrameProps) {
  const messages = useUiMessages();
  return (
    <div className={classNames("shop-field", className)} data-invalid={error ? "" : undefined}>
      <div className="shop-field__head">
        <label className="shop-field__label" id={labelIdOf(inputId)} htmlFor={inputId}>
          {label}
          {!isRequired && <span className="shop-field__optional"> ({messages.optional})</span>}
        </label>
        {aside}
      </div>
      {children}
      {error ? (
        <p className="shop-field__error" id={errorIdOf(inputId)}>
          <CrossIcon />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p className="shop-field__hint" id={hintIdOf(inputId)}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
