import type { Failure } from "@shop/kernel";
import { Alert, Button, Skeleton, SkeletonGroup } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useAccountTexts } from "./account-hooks.ts";

interface FlowUnreadyProps {
  /** Null while it is being fetched. */
  failure: Failure | null;
  /** Absent where trying again would be of no use. */
  onRetry?: (() => void) | undefined;
}

/** What a flow shows before its form: that it is loading, or that loading failed. */
export function FlowUnready({ failure, onRetry }: FlowUnreadyProps) {
  const { text, failure: textOf } = useAccountTexts();
  const act = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (failure) act.current?.focus();
  }, [failure]);
  if (!failure) {
    return (
      <SkeletonGroup label={text("account.loading")} className="shop-sign-in__form">
        <Skeleton width="most" />
        <Skeleton shape="block" className="shop-account__coming" />
        <Skeleton shape="block" className="shop-account__coming" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="shop-sign-in__form">
      <Alert type="error">{textOf(failure)}</Alert>
      {onRetry && (
        <Button ref={act} variant="signal" wide onClick={onRetry}>
          {text("account.retry")}
        </Button>
      )}
    </div>
  );
}
