import { useUser } from "@shop/auth-ui/react";
import { useServices } from "../composition/services-context.ts";
import { useTexts } from "../messages/use-texts.ts";

/** A strip above the header that is as high when empty: who is logged in arrives after the page, and nothing may shift. */
export function AccountBar() {
  const text = useTexts();
  const user = useUser();
  const { auth } = useServices();
  return (
    <div className="account-bar">
      <div className="account-bar__row frame">
        <span>{text("priceNote")}</span>
        {user && (
          <span className="account-bar__user">
            <span>{text("loggedInAs", { name: user.name })}</span>
            <button type="button" className="account-bar__log-out" onClick={() => void auth.logout()}>
              {text("logOut")}
            </button>
          </span>
        )}
      </div>
    </div>
  );
}
