import { classNames } from "@shop/ui";
import type { HTMLAttributes } from "react";

export interface CartNoteProps extends HTMLAttributes<HTMLParagraphElement> {
  /** `clip` for a refusal. Default: plain. */
  tone?: "plain" | "gain" | "clip";
}

/** A short line that belongs to the control above it. Not announced by itself: pop-ups are, and the control references it. */
export function CartNote({ tone = "plain", className, ...rest }: CartNoteProps) {
  return <p {...rest} className={classNames("shop-cart-note", className)} data-tone={tone} />;
}
