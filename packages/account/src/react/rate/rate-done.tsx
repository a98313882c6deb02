import { Alert, Button } from "@shop/ui";
import { useEffect, useRef } from "react";
import type { RateState, RateStore } from "../../store/rate-store.ts";
import { useAccountTexts } from "../account/account-hooks.ts";
import { ClosingTime } from "../closing/closing-time.tsx";

interface RateDoneProps {
  state: RateState;
  store: RateStore;
  /** Closes the dialog. Undefined on a page, which doesn't close itself. */
  onClose?: (() => void) | undefined;
}

/** Thanks for the rating, and how long the dialog stays. Source: ACCT-10, A11Y-03. */
export function RateDone({ state, store, onClose }: RateDoneProps) {
  const { text } = useAccountTexts();
  const isCounting = state.endsAtMs !== null;
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!onClose) done.current?.focus();
  }, [onClose]);
  return (
    <div ref={done} className="shop-form" tabIndex={-1}>
      <Alert type="success">{text(isCounting ? "rate.done" : "rate.donePage")}</Alert>
      {onClose && (
        <>
          <ClosingTime state={state} />
          <div className="shop-form__acts" data-stacked="">
            {isCounting && (
              <Button variant="signal" wide onClick={store.keepOpen}>
                {text("closing.keepOpen")}
              </Button>
            )}
            <Button variant={isCounting ? "plain" : "signal"} wide onClick={onClose}>
              {text("closing.close")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
