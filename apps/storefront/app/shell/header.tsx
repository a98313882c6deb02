import { SearchIcon } from "@shop/ui";
import { useTexts } from "../messages/use-texts.ts";
import { AccountBar } from "./account/account-bar.tsx";
import { AccountMenu } from "./account/account-menu.tsx";
import { CartMenu } from "./cart-menu.tsx";
import { CurrencySwitch } from "./currency-switch.tsx";
import { DiscountBar } from "./engagement/discount-bar.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { LogoMark } from "./logo-mark.tsx";
import { MAIN_MENU } from "./menu-entries.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { SiteLink } from "./site-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useIsCurrent } from "./use-is-current.ts";
import { useShop } from "./use-shop.ts";

/** Forced colours draw transparent borders too: only the current page's may be seen. */
const MENU_LINK =
  "type-label flex min-h-unit items-center border-y-2 border-transparent px-[0.6rem] text-ink-2 no-underline transition-[color] duration-(--shop-fall) hover:text-ink hover:duration-(--shop-rise) aria-[current=page]:border-b-signal aria-[current=page]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-b-[Highlight]";

/**
 * The strips of the offer and the account scroll away with the page; the bar of controls stays. While one of its menus is open it lies above
 * what is docked at the page's lower edge. Source: SHELL-04.
 */
export function Header() {
  const text = useTexts();
  const shop = useShop();
  return (
    // Without a box of its own, so that its bar sticks to the page's edge and not to the header's end.
    <header className="contents">
      <DiscountBar />
      <AccountBar />
      <div className="site-bar @container/site-header border-b border-hairline bg-ground max-[74rem]:no-scripts:static">
        <div className="frame flex min-h-[calc(var(--header)-1px)] items-center gap-[clamp(0.25rem,1.5vw,1.5rem)] @max-menu/site-header:no-scripts:flex-wrap @max-narrow/site-header:gap-[0.15rem]">
          <MobileMenu />
          <SiteLink
            href="/"
            className="inline-flex min-h-unit items-center gap-[0.7rem] text-ink no-underline"
            aria-label={text("home", { shop: shop.name })}
          >
            <LogoMark />
            <span className="font-label text-small font-[640] tracking-[0.09em] whitespace-nowrap uppercase [font-stretch:125%] @max-narrow/site-header:hidden">
              {shop.name}
            </span>
          </SiteLink>
          <MainMenu />
          <div className="ml-[clamp(0rem,1vw,1rem)] flex items-center @max-menu/site-header:ml-auto">
            <SiteLink
              href="/products#search"
              className="shop-icon-button @max-narrow/site-header:hidden"
              aria-label={text("search")}
            >
              <SearchIcon />
            </SiteLink>
            <LanguageLinks className="me-[0.9rem] text-small text-ink-2 @max-menu/site-header:hidden" />
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
    <nav
      className="ml-auto @max-menu/site-header:scripts:hidden @max-menu/site-header:no-scripts:order-1 @max-menu/site-header:no-scripts:-mx-[0.6rem] @max-menu/site-header:no-scripts:w-full"
      aria-label={text("mainMenu")}
    >
      <ul className="flex gap-[clamp(0.2rem,1vw,1rem)] @max-menu/site-header:no-scripts:flex-wrap">
        {MAIN_MENU.map(({ text: key, href }) => (
          <li key={href}>
            <SiteLink href={href} className={MENU_LINK} aria-current={isCurrent(href) ? "page" : undefined}>
              {text(key)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
