import type { HTMLAttributes } from "react";
import { classNames } from "../base/class-names.ts";

export interface FigureProps extends HTMLAttributes<HTMLElement> {
  /** `small` 14 px, `text` as the text around it, `title` 22 px, `head` as a headline. Default: text. */
  size?: "small" | "text" | "title" | "head";
  /** No longer valid: struck through, and marked up as such. */
  struck?: boolean;
  /** What counts now: in the signal colour. */
  live?: boolean;
}

/** A figure: an amount, a time, a frequency, a key. Figures align below one another. */
export function Figure({ size = "text", struck = false, live = false, className, ...rest }: FigureProps) {
  const Element = struck ? "s" : "span";
  return (
    <Element
      {...rest}
      className={classNames("shop-figure", className)}
      data-size={size}
      data-struck={struck ? "" : undefined}
      data-live={live ? "" : undefined}
    />
  );
}
