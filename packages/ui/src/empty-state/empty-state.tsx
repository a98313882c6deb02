import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface EmptyStateProps {
  /** What isn't here. */
  title: ReactNode;
  /** Why, or what would be here. */
  children?: ReactNode;
  /** The one act that is of use now. */
  action?: ReactNode;
  /** Default: 2. */
  headingLevel?: HeadingLevel;
  className?: string;
}

/** A place that has nothing to show yet: says so, and offers one useful act. */
export function EmptyState({ title, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames("shop-state", className)} data-kind="empty">
      <NoiseFloor />
      <Heading className="shop-state__title">{title}</Heading>
      {children ? <div className="shop-state__text">{children}</div> : null}
      {action ? <div className="shop-state__act">{action}</div> : null}
    </section>
  );
}

/** What a meter shows if nothing plays: a still trace. */
function NoiseFloor() {
  return (
    <svg
      className="shop-state__trace"
      viewBox="0 0 600 24"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 14h90l3-3 3 5 3-2h190l3-4 3 6 3-2h160l3-3 3 5 3-2H600" />
    </svg>
  );
}
