import { useMatches } from "react-router";
import { useTexts } from "../messages/use-texts.ts";
import { BackToTop } from "./back-to-top.tsx";
import { LogoMark } from "./logo-mark.tsx";
import type { MenuEntry } from "./menu-entries.ts";
import { SiteLink } from "./site-link.tsx";
import { useIsCurrent } from "./use-is-current.ts";
import { useShop } from "./use-shop.ts";

const SHORTCUTS: readonly MenuEntry[] = [
  { text: "products", href: "/products" },
  { text: "menuDownloads", href: "/downloads" },
  { text: "menuShop", href: "/shop" },
  { text: "menuSupport", href: "/support" },
  { text: "account", href: "/account" },
];
const LEGAL: readonly MenuEntry[] = [
  { text: "tutorials", href: "/tutorials" },
  { text: "terms", href: "/terms-conditions" },
  { text: "privacyPolicy", href: "/privacypolicy" },
  { text: "imprint", href: "/imprint" },
];

export function Footer() {
  const text = useTexts();
  const shop = useShop();
  return (
    <footer className="site-footer">
      <ShortcutBar />
      <div className="site-footer__row frame">
        <p className="site-footer__copyright">
          <LogoMark />
          <span>{text("copyright", { year: shop.year, shop: shop.name })}</span>
        </p>
        <ul className="site-footer__legal">
          {LEGAL.map(({ text: key, href }) => (
            <li key={href}>
              <SiteLink href={href}>{text(key)}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <BackToTop />
    </footer>
  );
}

/** Hidden only on product detail pages, which have their own button at the bottom edge; without the link to the page itself. */
function ShortcutBar() {
  const text = useTexts();
  const isCurrent = useIsCurrent();
  if (useIsProductDetail()) return null;
  return (
    <nav className="shortcut-bar" aria-label={text("shortcuts")}>
      <ul className="frame">
        {SHORTCUTS.filter(({ href }) => !isCurrent(href)).map(({ text: key, href }) => (
          <li key={href}>
            <SiteLink href={href}>{text(key)}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A product's page that is shown: an address that no product has is an error page. */
function useIsProductDetail(): boolean {
  return useMatches().some(
    ({ handle, loaderData }) =>
      loaderData !== undefined && (handle as { readonly isProductDetail?: boolean } | undefined)?.isProductDetail,
  );
}
