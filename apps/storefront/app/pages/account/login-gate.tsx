import type { Messages } from "@shop/kernel";
import { Button, EmptyState } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { useShopper } from "../../composition/use-shopper.ts";

interface LoginGateProps {
  readonly texts: Messages<"loginTitle" | "loginText" | "login">;
  /** Nobody was logged in when the page was made. */
  readonly isNeeded: boolean;
}

/** Asks for the login where the page needs one, and has the page made anew when somebody logs in or out. */
export function LoginGate({ texts, isNeeded }: LoginGateProps) {
  const { modal } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const status = useShopper((state) => state.status);
  const before = useRef(status);
  useEffect(() => {
    const hasChanged = before.current === "customer" || (isNeeded && status === "customer");
    if (before.current !== status && status !== "unknown" && hasChanged) {
      // Going where one is asks the server anew.
      void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
    }
    before.current = status;
  }, [status, isNeeded, navigate, pathname, search]);
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
