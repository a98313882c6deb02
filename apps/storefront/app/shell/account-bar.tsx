import { useServices } from "../composition/services-context.ts";
import { useShopper } from "../composition/use-shopper.ts";
import { useTexts } from "../messages/use-texts.ts";

/** A strip above the header with a fixed height: the login is known only after the page has loaded, and nothing may shift. */
export function AccountBar() {
  const text = useTexts();
  const user = useShopper((state) => state.user);
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
