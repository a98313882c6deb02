import type { DetailsHTMLAttributes, ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { ChevronIcon } from "../icons/icons.tsx";

export interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "children"> {
  /** What opening it shows. */
  summary: ReactNode;
  children: ReactNode;
}

/** A part of a page that opens on demand. The browser's own: works without script, and is found by a search in the page. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames("shop-disclosure", className)}>
      <summary className="shop-disclosure__summary">
        <span className="shop-disclosure__name">{summary}</span>
        <ChevronIcon className="shop-disclosure__sign" />
      </summary>
      <div className="shop-disclosure__body">{children}</div>
    </details>
  );
}
