import type { Messages } from "@shop/kernel";
import { Button, EmptyState } from "@shop/ui";
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { useShopper } from "../../composition/use-shopper.ts";

interface LoginGateProps {
  readonly texts: Messages<"loginTitle" | "loginText" | "login">;
  /** Nobody was logged in when the page was made. */
  readonly isNeeded: boolean;
  /** Set where the page itself has ended the login, and what it says of that is to be read: it stays until somebody logs in. */
  readonly isOver?: RefObject<boolean>;
}

/** Asks for the login where the page needs one, and has the page made anew when somebody logs in or out. */
export function LoginGate({ texts, isNeeded, isOver }: LoginGateProps) {
  const { modal } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const status = useShopper((state) => state.status);
  const before = useRef(status);
  useEffect(() => {
    const isHeld = isOver?.current === true;
    const isLogin = status === "customer";
    const hasChanged = isHeld ? isLogin : before.current === "customer" || (isNeeded && isLogin);
    if (before.current !== status && status !== "unknown" && hasChanged) {
      if (isHeld) isOver.current = false;
      // Going where one is asks the server anew.
      void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
    }
    before.current = status;
  }, [status, isNeeded, isOver, navigate, pathname, search]);
  useFocusAfter(isNeeded);
  if (!isNeeded) return null;
  return (
    <EmptyState
      title={texts.loginTitle}
      action={
        <Button variant="signal" className="needs-scripts" onClick={() => modal.set("login", { reason: "account" })}>
          {texts.login}
        </Button>
      }
    >
      {texts.loginText}
    </EmptyState>
  );
}

/** What had the focus goes with the gate, or with the page that it takes the place of: what was made anew gets it. */
function useFocusAfter(isNeeded: boolean): void {
  const wasNeeded = useRef(isNeeded);
  useEffect(() => {
    const isMadeAnew = wasNeeded.current !== isNeeded;
    wasNeeded.current = isNeeded;
    if (isMadeAnew && document.activeElement === document.body)
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [isNeeded]);
}
