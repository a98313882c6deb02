import { Alert, Button } from "@shop/ui";
import { useEffect, useRef } from "react";
import type { ResetState } from "../../store/reset-store.ts";
import { useAuthTexts } from "../provider/hooks.ts";

interface ResetLinkStateProps {
  state: ResetState;
  onRequest: () => void;
  onRetry: () => void;
}

/** The link before there is a form: being checked, no longer valid, or not reachable now. Source: AUTH-15. */
export function ResetLinkState({ state, onRequest, onRetry }: ResetLinkStateProps) {
  const { text, failure } = useAuthTexts();
  const act = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state.stage !== "checking") act.current?.focus();
  }, [state.stage]);
  if (state.stage === "checking" || !state.failure) return <Alert type="info">{text("reset.checking")}</Alert>;
  const isDead = state.stage === "dead";
  return (
    <div className="shop-form">
      <Alert type="error">{failure(state.failure)}</Alert>
      <Button ref={act} variant="signal" wide onClick={isDead ? onRequest : onRetry}>
        {text(isDead ? "reset.request" : "reset.retry")}
      </Button>
    </div>
  );
}
