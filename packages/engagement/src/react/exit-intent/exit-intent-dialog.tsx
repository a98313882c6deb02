"use client";
import type { Failure } from "@shop/kernel";
import { Button, DialogFrame, FailureAlert } from "@shop/ui";
import type { ReactNode } from "react";
import type { ExitVariant } from "../../domain/exit-intent.ts";
import type { EngagementMessageKey } from "../../messages/en.ts";
import { useEngagementText } from "../provider/engagement-provider.tsx";

/** The cart as it is listed, with quantities (`2 seats`; empty: not said) and the total as the host writes them. */
export interface ExitCart {
  readonly lines: ReadonlyArray<{ readonly name: string; readonly quantity: string }>;
  readonly total: string;
}

export interface ExitIntentDialogProps {
  variant: ExitVariant;
  /** Needed by the variant `cart`. */
  cart?: ExitCart | undefined;
  /** Why the offer was refused, if it was. */
  failure?: Failure | null | undefined;
  onClose: () => void;
  onCheckout: () => void;
  onDiscount: () => void;
  onContact: () => void;
  /** Where a page puts its way to the contact form. */
  footer?: ReactNode;
}

interface Wording {
  readonly lead: EngagementMessageKey;
  readonly text: EngagementMessageKey | null;
  /** What the first button does; the second one closes. */
  readonly act: "onCheckout" | "onDiscount" | "onContact" | "onClose";
  readonly label: EngagementMessageKey;
  readonly close: EngagementMessageKey;
}

const WORDINGS: Readonly<Record<ExitVariant, Wording>> = {
  cart: { lead: "exit.cartLead", text: null, act: "onCheckout", label: "exit.checkout", close: "exit.browse" },
  tutorial: {
    ...{ lead: "exit.tutorialLead", text: "exit.tutorialText" },
    ...{ act: "onClose", label: "exit.learn", close: "exit.leave" },
  },
  product: {
    ...{ lead: "exit.productLead", text: "exit.productText" },
    ...{ act: "onDiscount", label: "exit.getDiscount", close: "exit.noThanks" },
  },
  default: {
    ...{ lead: "exit.defaultLead", text: "exit.defaultText" },
    ...{ act: "onContact", label: "exit.contact", close: "exit.later" },
  },
};

/** What is said to a shopper who is about to leave, in four variants. Source: ENGAGE-08. */
export function ExitIntentDialog(props: ExitIntentDialogProps) {
  const { variant, cart, failure, onClose, footer } = props;
  const text = useEngagementText();
  const isRefused = failure?.code === "engagement.boughtBefore";
  const { lead, text: words, act, label, close } = WORDINGS[variant];
  return (
    <DialogFrame open onClose={onClose} title={text("exit.title")} footer={footer}>
      <div className="shop-exit">
        {failure && (
          <FailureAlert failure={failure}>
            {text(isRefused ? "engagement.boughtBefore" : "exit.couldNotClaim")}
          </FailureAlert>
        )}
        <h3 className="shop-exit__lead">{text(lead)}</h3>
        {words && <p className="shop-exit__text">{text(words)}</p>}
        {variant === "cart" && cart && <ExitCartList cart={cart} />}
        <div className="shop-exit__acts">
          {!isRefused && (
            <Button variant="signal" onClick={props[act]}>
              {text(label)}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {text(close)}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

function ExitCartList({ cart }: { cart: ExitCart }) {
  const text = useEngagementText();
  return (
    <div className="shop-exit__cart">
      <ul className="shop-exit__lines" aria-label={text("exit.cartItems")}>
        {cart.lines.map(({ name, quantity }) => (
          <li key={name}>{quantity ? text("exit.cartLine", { name, quantity }) : name}</li>
        ))}
      </ul>
      <p className="shop-exit__total">
        <span>{text("exit.cartTotal")}</span> <span className="shop-exit__figure">{cart.total}</span>
      </p>
    </div>
  );
}
