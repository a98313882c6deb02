import { Alert, Button } from "@shop/ui";
import { type ReactNode, useEffect, useRef } from "react";
import type { AccountFlowProps } from "./account-flow-props.ts";
import { useAccountTexts } from "./account-hooks.ts";

interface FlowEndProps extends AccountFlowProps {
  /** What has happened. */
  children: ReactNode;
  /** What it means, and what comes next. */
  note?: ReactNode;
  /** The next action: it comes first. */
  action?: ReactNode;
}

/** The end of a flow: what has happened, announced once, and the next step. It takes the focus, because the clicked button was removed. */
export function FlowEnd({ presentation, onClose, accountHref = "/account", children, note, action }: FlowEndProps) {
  const { text } = useAccountTexts();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.focus(), []);
  return (
    <div ref={end} className="shop-sign-in__form shop-account__end" tabIndex={-1}>
      <Alert type="success">{children}</Alert>
      {note && <p className="shop-sign-in__note">{note}</p>}
      <div className="shop-sign-in__acts" data-stacked="">
        {action}
        {presentation === "page" ? (
          <Button variant={action ? "plain" : "signal"} wide href={accountHref}>
            {text("account.back")}
          </Button>
        ) : (
          <Button variant={action ? "plain" : "signal"} wide onClick={onClose}>
            {text("account.close")}
          </Button>
        )}
      </div>
    </div>
  );
}
