import { Announcer, Button, Spoken } from "@shop/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { useAccountTexts } from "../../messages/use-account-texts.ts";
import type { PurchaseState } from "./use-purchase.ts";
import "../../styles/purchase.css";

interface PurchaseHeadProps {
  readonly state: Exclude<PurchaseState, "looking">;
  /** The names of what was bought, as a list in words; empty until it has arrived. */
  readonly names: string;
  readonly lookAgain: () => void;
  /** What to do first with what was bought. */
  readonly children: ReactNode;
}

const WORDS = {
  arrived: ["purchaseThanks", "purchaseThanksText"],
  waiting: ["purchaseWaiting", "purchaseWaitingText"],
  late: ["purchaseLate", "purchaseLateText"],
} as const;

/** The head of the page after a purchase: its lamp, the thanks and what was bought. If the licence doesn't come: what is safe and what to do. */
export function PurchaseHead({ state, names, lookAgain, children }: PurchaseHeadProps) {
  const text = useAccountTexts();
  const [title, words] = WORDS[state];
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useNavigationType() === "POP";
  useEffect(() => {
    if (isFirstPage || !heading.current) return;
    // The focus was in the payment's window, or on the heading that this one replaces: both are gone.
    if (document.activeElement === document.body) heading.current.focus({ preventScroll: true });
  }, [isFirstPage]);
  return (
    <Announcer>
      <header className="purchase-head" data-state={state}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            <Spoken>{text(title)}</Spoken>
          </h1>
          {names && <p className="purchase-head__names">{names}</p>}
          <p className="purchase-head__words">
            <Spoken>{text(words)}</Spoken>
          </p>
        </div>
        {state === "late" && (
          <Button variant="signal" onClick={lookAgain}>
            {text("purchaseLookAgain")}
          </Button>
        )}
        {children}
      </header>
    </Announcer>
  );
}
