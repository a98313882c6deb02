import type { Messages } from "@shop/kernel";
import { Button, EmptyState } from "@shop/ui";
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { useShopper } from "../../composition/use-shopper.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { AccountPageTextKey } from "./messages/index.ts";

/** What waits behind the login: a place of the account, and what it holds. */
const PLACES = [
  ["ownedTitle", "gateOwned"],
  ["railUpdates", "gateUpdates"],
  ["orders", "ordersText"],
  ["licences", "licencesText"],
] as const satisfies ReadonlyArray<readonly [AccountPageTextKey, AccountPageTextKey]>;

export type GateTexts = Messages<"gateTitle" | (typeof PLACES)[number][number]>;

interface LoginGateProps {
  readonly texts: Messages<"loginTitle" | "loginText" | "login" | "loginNeedsScripts">;
  /** The account's own texts. */
  readonly places: GateTexts;
  /** Nobody was logged in when the page was rendered. */
  readonly isNeeded: boolean;
  /** Set if the page itself has ended the login and its message is still to be read: it stays until somebody logs in. */
  readonly isOver?: RefObject<boolean>;
}

/** Requests the login if the page needs one, and reloads the page when somebody logs in or out. */
export function LoginGate({ texts, places, isNeeded, isOver }: LoginGateProps) {
  const { modal } = useServices();
  const text = useTexts();
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
      // Navigating to the current page loads it again.
      void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
    }
    before.current = status;
  }, [status, isNeeded, isOver, navigate, pathname, search]);
  useMadeAnew(isNeeded);
  if (!isNeeded) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:[&>.shop-state]:pt-0">
      <EmptyState
        title={texts.loginTitle}
        action={
          <Button variant="signal" className="needs-scripts" onClick={() => modal.set("login", { reason: "account" })}>
            {texts.login}
          </Button>
        }
      >
        {texts.loginText}
        <noscript>
          <p>{texts.loginNeedsScripts}</p>
        </noscript>
      </EmptyState>
      <section className="rounded border border-hairline bg-panel p-5">
        <h2 className="type-label border-b border-edge pb-3 text-ink-2">{places.gateTitle}</h2>
        <dl>
          {PLACES.map(([place, what]) => (
            <div key={place} className="border-b border-hairline py-3">
              <dt className="font-strong">{places[place]}</dt>
              <dd className="text-small text-ink-2">{places[what]}</dd>
            </div>
          ))}
        </dl>
        <p className="pt-4">{text("loyaltyHint")}</p>
      </section>
    </div>
  );
}

/**
 * The gate and the page take one another's place: what has come is read from its beginning, not from where the other one was left. What
 * had the focus went with the other one: the page's main part gets it.
 */
function useMadeAnew(isNeeded: boolean): void {
  const wasNeeded = useRef(isNeeded);
  useEffect(() => {
    const isMadeAnew = wasNeeded.current !== isNeeded;
    wasNeeded.current = isNeeded;
    if (!isMadeAnew) return;
    window.scrollTo({ top: 0 });
    if (document.activeElement === document.body) document.querySelector("main")?.focus({ preventScroll: true });
  }, [isNeeded]);
}
