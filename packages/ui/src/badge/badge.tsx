import type { HTMLAttributes } from "react";
import { classNames } from "../base/class-names.ts";

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** `signal` is live or new, `gain` is achieved, `clip` is a danger. Default: plain. */
  tone?: "plain" | "signal" | "gain" | "clip";
}

/** A state in a word or a figure, engraved: a frame, not a filled pill. */
export function Badge({ tone = "plain", className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames("shop-badge", className)} data-tone={tone} />;
}
