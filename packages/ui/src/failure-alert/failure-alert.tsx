import type { Failure } from "@shop/kernel";
import { useEffect, useRef } from "react";
import { Alert, type AlertProps } from "../alert/alert.tsx";

export interface FailureAlertProps extends Pick<AlertProps, "action" | "children"> {
  /** A new object for each time that it went wrong. */
  failure: Failure;
  /** Default: error. */
  type?: AlertProps["type"] | undefined;
}

/**
 * A failure of a whole form, shown above its fields and scrolled into view: on a phone the clicked button is far below. The focus stays.
 */
export function FailureAlert({ failure, type = "error", action, children }: FailureAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  // At once, not gliding: some people asked for less motion.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each failure again.
  useEffect(() => {
    // Chromium returns a promise, which isn't a cleanup function.
    void place.current?.scrollIntoView?.({ block: "nearest" });
  }, [failure]);
  return (
    <div ref={place}>
      <Alert type={type} action={action}>
        {children}
      </Alert>
    </div>
  );
}
