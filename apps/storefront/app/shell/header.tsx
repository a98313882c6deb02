import { useTexts } from "../messages/use-texts.ts";
import { AccountBar } from "./account-bar.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { CartMenu } from "./cart-menu.tsx";
import { CurrencySwitch } from "./currency-switch.tsx";
import { LogoMark } from "./logo-mark.tsx";
import { MAIN_MENU } from "./menu-entries.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { SiteLink } from "./site-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useIsCurrent } from "./use-is-current.ts";
import { useShop } from "./use-shop.ts";

/** The strip of the account scrolls away with the page; the bar of controls stays. */
export function Header() {
  const text = useTexts();
  const shop = useShop();
  return (
    <header className="site-header">
      <AccountBar />
      <div className="site-header__bar">
        <div className="site-header__row frame">
          <MobileMenu />
          <SiteLink href="/" className="site-header__logo" aria-label={text("home", { shop: shop.name })}>
            <LogoMark />
            <span className="site-header__name">{shop.name}</span>
          </SiteLink>
          <MainMenu />
          <div className="site-header__tools">
            <CurrencySwitch />
            <ThemeToggle />
            <AccountMenu />
            <CartMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

function MainMenu() {
  const text = useTexts();
  const isCurrent = useIsCurrent();
  return (
    <nav className="main-menu" aria-label={text("mainMenu")}>
      <ul>
        {MAIN_MENU.map(({ text: key, href }) => (
          <li key={href}>
            <SiteLink href={href} className="main-menu__link" aria-current={isCurrent(href) ? "page" : undefined}>
              {text(key)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
