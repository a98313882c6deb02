import { useCart } from "@shop/cart/react";
import { selectItemCount } from "@shop/cart/store";
import { Button, DialogFrame } from "@shop/ui";
import { useServices } from "../composition/services-context.ts";
import { useShopper } from "../composition/use-shopper.ts";
import { useTexts } from "../messages/use-texts.ts";
import { MAIN_MENU } from "./menu-entries.ts";
import { SiteLink } from "./site-link.tsx";
import { useTheme } from "./theme-toggle.tsx";

/** The sidebar itself; fetched on first use. */
export function MobileMenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useTexts();
  return (
    <DialogFrame open={open} onClose={onClose} title={text("menu")} className="mobile-menu__sheet">
      <Entries onLeave={onClose} />
    </DialogFrame>
  );
}

function Entries({ onLeave }: { onLeave: () => void }) {
  const text = useTexts();
  const user = useShopper((state) => state.user);
  const count = useCart(selectItemCount);
  const { modal, auth } = useServices();
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
          <SiteLink href="/products#search" onClick={onLeave}>
            {text("search")}
          </SiteLink>
        </li>
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
