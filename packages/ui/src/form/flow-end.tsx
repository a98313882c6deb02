import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";

export interface FlowEndProps {
  /** What has happened. */
  children: ReactNode;
  /** What it means, and what comes next. */
  note?: ReactNode;
  /** The next action: it comes first. */
  action?: ReactNode;
  /** How the flow is left: closed in a dialog, a link on a page. */
  leave: { readonly label: string; readonly href?: string | undefined; readonly onClick?: (() => void) | undefined };
}

/** The end of a flow: what has happened, announced once, and the next step. It takes the focus, because the clicked button was removed. */
export function FlowEnd({ children, note, action, leave: { label, href, onClick } }: FlowEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.focus(), []);
  const variant = action ? "plain" : "signal";
  return (
    <div ref={end} className="shop-form" tabIndex={-1}>
      <Alert type="success">{children}</Alert>
      {note && <p className="shop-form__note">{note}</p>}
      <div className="shop-form__acts" data-stacked="">
        {action}
        {href === undefined ? (
          <Button variant={variant} wide onClick={onClick}>
            {label}
          </Button>
        ) : (
          <Button variant={variant} wide href={href}>
            {label}
          </Button>
        )}
      </div>
    </div>
  );
}
