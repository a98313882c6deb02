import { useEffect, useRef } from "react";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";

export interface FlowUnreadyProps {
  /** Why loading failed; null while it is loading. */
  error: string | null;
  loadingLabel: string;
  retryLabel: string;
  /** Absent where trying again would be of no use. */
  onRetry?: (() => void) | undefined;
}

/** What a flow shows before its form: that it is loading, or that loading failed. */
export function FlowUnready({ error, loadingLabel, retryLabel, onRetry }: FlowUnreadyProps) {
  const act = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (error !== null) act.current?.focus();
  }, [error]);
  if (error === null) {
    return (
      <SkeletonGroup label={loadingLabel} className="shop-form">
        <Skeleton width="most" />
        <Skeleton shape="block" className="shop-form__coming" />
        <Skeleton shape="block" className="shop-form__coming" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="shop-form">
      <Alert type="error">{error}</Alert>
      {onRetry && (
        <Button ref={act} variant="signal" wide onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
