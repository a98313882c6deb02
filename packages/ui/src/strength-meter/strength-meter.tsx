"use client";
import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { STRENGTH_SEGMENTS } from "../limits.ts";
import { useUiMessages } from "../provider/ui-provider.tsx";

/** 0 (nothing yet) to 5 (strong). */
export type Strength = 0 | 1 | 2 | 3 | 4 | 5;

export interface StrengthMeterProps {
  value: Strength;
  /** What it measures. Default: "Strength". */
  label?: string;
  /** Replaces the value's own word. */
  word?: ReactNode;
  className?: string;
}

const SEGMENTS = Array.from({ length: STRENGTH_SEGMENTS }, (_unused, index) => index + 1);

/** A level meter of five segments with a word beside it; the word says the same as the colours. */
export function StrengthMeter({ value, label, word, className }: StrengthMeterProps) {
  const messages = useUiMessages();
  const ownWord = messages[`strength${value}`];
  return (
    <div className={classNames("shop-strength", className)} data-value={value}>
      <meter
        className="shop-visually-hidden"
        aria-label={label ?? messages.strength}
        aria-valuetext={typeof word === "string" ? word : ownWord}
        min={0}
        max={STRENGTH_SEGMENTS}
        value={value}
      />
      <div className="shop-strength__scale" aria-hidden="true">
        {SEGMENTS.map((segment) => (
          <span key={segment} className="shop-strength__segment" data-lit={segment <= value ? "" : undefined} />
        ))}
      </div>
      <span className="shop-strength__word" aria-hidden="true">
        {word ?? ownWord}
      </span>
    </div>
  );
}
