"use client";
import { type ReactNode, useRef } from "react";
import { Announcer } from "../announcer/announcer.tsx";
import { useSpoken } from "../announcer/spoken.tsx";
import { classNames } from "../base/class-names.ts";
import { Button } from "../button/button.tsx";
import type { HeadingLevel } from "../empty-state/empty-state.tsx";
import { CheckIcon } from "../icons/page-icons.tsx";
import { useUiMessages } from "../provider/ui-provider.tsx";

export interface ErrorStateProps {
  /** What failed. */
  title: ReactNode;
  /** Why, and what to do. */
  children?: ReactNode;
  /** What is still safe: nothing lost, nothing charged. */
  safe?: ReactNode;
  onRetry?: () => void;
  /** Default: "Try again". */
  retryLabel?: string;
  /** The new try is under way. */
  isRetrying?: boolean;
  /** A second act, a way out. */
  action?: ReactNode;
  /** Default: 2. */
  headingLevel?: HeadingLevel;
  className?: string;
}

/** Something could not be shown: what failed, what is safe, try again. Announced when it appears. Source: A11Y-06. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <Announcer>
      <ErrorReport {...props} />
    </Announcer>
  );
}

function ErrorReport(props: ErrorStateProps) {
  const { title, children, safe, onRetry, retryLabel, isRetrying = false, action, headingLevel = 2, className } = props;
  const messages = useUiMessages();
  const Heading = `h${headingLevel}` as const;
  const said = {
    title: useRef<HTMLHeadingElement>(null),
    text: useRef<HTMLDivElement>(null),
    safe: useRef<HTMLElement>(null),
  };
  useSpoken("alert", said.title, said.text, said.safe);
  return (
    <section className={classNames("shop-state", className)} data-kind="error">
      <div className="shop-state__report">
        <Heading ref={said.title} className="shop-state__title">
          {title}
        </Heading>
        {children ? (
          <div ref={said.text} className="shop-state__text">
            {children}
          </div>
        ) : null}
        {safe ? (
          <p className="shop-state__safe">
            <CheckIcon />
            <span ref={said.safe}>{safe}</span>
          </p>
        ) : null}
      </div>
      {onRetry || action ? (
        <div className="shop-state__act">
          {onRetry && (
            <Button variant="signal" onClick={onRetry} busy={isRetrying}>
              {retryLabel ?? messages.tryAgain}
            </Button>
          )}
          {action}
        </div>
      ) : null}
    </section>
  );
}
