import { useUser } from "@shop/auth-ui/react";
import { useCart } from "@shop/cart/react";
import { selectItemCount } from "@shop/cart/store";
import { Button, DialogFrame, IconButton, MenuIcon } from "@shop/ui";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useServices } from "../composition/services-context.ts";
import { useTexts } from "../messages/use-texts.ts";
import { MAIN_MENU } from "./menu-entries.ts";
import { SiteLink } from "./site-link.tsx";
import { useTheme } from "./theme-toggle.tsx";

/** The sidebar of small screens: menu, cart with its count, account, dark or light, sign out. */
export function MobileMenu() {
  const text = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  // The page's change is the event, its name isn't read.
  useEffect(() => setIsOpen(false), [pathname]);
  return (
    <div className="mobile-menu needs-scripts">
      <IconButton
        label={text("openMenu")}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <DialogFrame open={isOpen} onClose={() => setIsOpen(false)} title={text("menu")} className="mobile-menu__sheet">
        <Entries onLeave={() => setIsOpen(false)} />
      </DialogFrame>
    </div>
  );
}

function Entries({ onLeave }: { onLeave: () => void }) {
  const text = useTexts();
  const user = useUser();
  const count = useCart(selectItemCount);
  const { auth, modal } = useServices();
  const { isDark, toggle } = useTheme();
  const openLogin = () => {
    onLeave();
    modal.set("login", { reason: "account" });
  };
  return (
    <nav aria-label={text("mainMenu")}>
      <ul className="mobile-menu__list">
        {MAIN_MENU.map(({ text: key, href }) => (
          <li key={href}>
            <SiteLink href={href} onClick={onLeave}>
              {text(key)}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink href="/cart" onClick={onLeave}>
            {text("cart")} {count > 0 && <span className="mobile-menu__count">{count}</span>}
          </SiteLink>
        </li>
        <li>
          <SiteLink href="/account" onClick={onLeave}>
            {text("account")}
          </SiteLink>
        </li>
      </ul>
      <div className="mobile-menu__acts">
        <Button aria-pressed={isDark} onClick={toggle}>
          {text("darkMode")}
        </Button>
        {user ? (
          <Button onClick={() => void auth.logout().then(onLeave)}>{text("signOut")}</Button>
        ) : (
          <Button variant="signal" onClick={openLogin}>
            {text("signIn")}
          </Button>
        )}
      </div>
    </nav>
  );
}
