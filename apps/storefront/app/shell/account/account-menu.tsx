import { AccountIcon, Button, IconButton } from "@shop/ui";
import { type MouseEvent, useId, useState } from "react";
import { useFetchAhead } from "../../composition/load-services.ts";
import { useServices } from "../../composition/services-context.ts";
import { useShopper } from "../../composition/use-shopper.ts";
import { useTexts } from "../../messages/use-texts.ts";

/**
 * The account icon links to the account; when logged out, a press opens the login dialog. Hover or focus shows who is logged in and a way
 * to log out, or the benefits of a login. Esc hides it.
 */
export function AccountMenu() {
  const text = useTexts();
  const user = useShopper((state) => state.user);
  const { modal, auth } = useServices();
  const fetchAhead = useFetchAhead();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const open = () => {
    setIsOpen(true);
    fetchAhead();
  };
  const press = (event: MouseEvent) => {
    if (user || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(false);
    modal.set("login", { reason: "account" });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus of the controls inside show a hint; the group itself isn't pressed.
    <div
      className="drop account-menu"
      data-open={isOpen}
      onPointerEnter={open}
      onPointerLeave={() => setIsOpen(false)}
      onFocus={open}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
      onKeyDown={(event) => event.key === "Escape" && setIsOpen(false)}
    >
      <IconButton
        href="/account"
        label={text("account")}
        icon={<AccountIcon />}
        onClick={press}
        aria-describedby={id}
      />
      <div className="drop__panel" id={id} hidden={!isOpen}>
        {user ? (
          <>
            <p className="account-menu__mail">{user.emailAddress}</p>
            <Button size="small" onClick={() => void auth.logout()}>
              {text("logOutAccount")}
            </Button>
          </>
        ) : (
          <p className="account-menu__hint">{text("loyaltyHint")}</p>
        )}
      </div>
    </div>
  );
}
