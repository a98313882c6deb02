import { Alert, Button } from "@shop/ui";
import { useEffect, useRef } from "react";
import type { RedeemState, RedeemStore } from "../../store/redeem-store.ts";
import { useAccountTexts } from "../account/account-hooks.ts";
import { ClosingTime } from "../closing/closing-time.tsx";

interface RedeemDoneProps {
  state: RedeemState;
  store: RedeemStore;
  onAnother: () => void;
  /** Closes the dialog; a page has a link to the account instead. */
  onClose?: (() => void) | undefined;
  accountHref: string;
}

/** The code is redeemed: what it granted, and how long the dialog stays open. Source: ACCT-05, A11Y-03. */
export function RedeemDone({ state, store, onAnother, onClose, accountHref }: RedeemDoneProps) {
  const { text } = useAccountTexts();
  const isCounting = state.endsAtMs !== null;
  const done = useRef<HTMLDivElement>(null);
  // On a page there is no countdown to take the focus from the removed button.
  useEffect(() => {
    if (!onClose) done.current?.focus();
  }, [onClose]);
  return (
    <div ref={done} className="shop-form" tabIndex={-1}>
      <Alert type="success">{text("redeem.done")}</Alert>
      {state.products.length > 0 && (
        <div className="shop-desk__plate">
          <p className="shop-label shop-desk__label">{text("redeem.got")}</p>
          <ul className="shop-desk__names">
            {state.products.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {onClose && <ClosingTime state={state} />}
      <div className="shop-form__acts" data-stacked="">
        {onClose && isCounting && (
          <Button variant="signal" wide onClick={store.keepOpen}>
            {text("closing.keepOpen")}
          </Button>
        )}
        {onClose ? (
          <Button variant={isCounting ? "plain" : "signal"} wide onClick={onClose}>
            {text("closing.close")}
          </Button>
        ) : (
          <Button variant="signal" wide href={accountHref}>
            {text("redeem.account")}
          </Button>
        )}
        <Button variant="quiet" wide onClick={onAnother}>
          {text("redeem.another")}
        </Button>
      </div>
    </div>
  );
}
