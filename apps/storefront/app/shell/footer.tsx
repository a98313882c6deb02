import { useMatches } from "react-router";
import { useServices } from "../composition/services-context.ts";
import { useTexts } from "../messages/use-texts.ts";
import { BackToTop } from "./back-to-top.tsx";
import { LanguageLinks } from "./language-links.tsx";
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
/** With the text of the operator that each needs. */
const LEGAL: ReadonlyArray<MenuEntry & { readonly page?: string }> = [
  { text: "sales", href: "/sales" },
  { text: "tutorials", href: "/tutorials" },
  { text: "press", href: "/press", page: "press" },
  { text: "contactUs", href: "/contact", page: "contact" },
  { text: "terms", href: "/terms-conditions", page: "terms-conditions" },
  { text: "privacyPolicy", href: "/privacypolicy", page: "privacypolicy" },
  { text: "imprint", href: "/imprint", page: "imprint" },
];

export function Footer() {
  const text = useTexts();
  const shop = useShop();
  const { modal } = useServices();
  return (
    <footer className="border-t border-hairline bg-well">
      <ShortcutBar />
      <div className="frame flex flex-wrap items-center justify-between gap-x-7 gap-y-4 py-5 text-small text-ink-2">
        <p className="flex items-center gap-[0.75rem]">
          <LogoMark />
          <span>{text("copyright", { year: shop.year, shop: shop.name })}</span>
        </p>
        <LanguageLinks className="gap-x-[1.5rem]" />
        {/* The corner is the chat's and the back-to-top button's: no link may lie under them. */}
        <ul className="flex flex-wrap gap-x-[1.5rem] pe-[calc(var(--shop-unit)+1rem)] lg:pe-[calc(var(--shop-unit)*2+1rem)] min-[118rem]:pe-0">
          {LEGAL.filter(({ page }) => page === undefined || shop.pages.includes(page)).map(({ text: key, href }) => (
            <li key={href}>
              <SiteLink href={href} className="row-link">
                {text(key)}
              </SiteLink>
            </li>
          ))}
          {(["shortcuts", "cookie"] as const).map((dialog) => (
            <li key={dialog} className="needs-scripts">
              <button
                type="button"
                className="row-link cursor-pointer border-0 bg-transparent p-0 [font:inherit] text-inherit underline"
                onClick={() => modal.set(dialog)}
              >
                {text(dialog === "cookie" ? "privacySettings" : "keyboardShortcuts")}
              </button>
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
    <nav className="border-b border-hairline" aria-label={text("shortcuts")}>
      <ul className="frame flex flex-wrap gap-x-[clamp(1rem,4vw,3rem)] max-sm:grid max-sm:grid-cols-2 lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {SHORTCUTS.filter(({ href }) => !isCurrent(href)).map(({ text: key, href }) => (
          <li key={href}>
            <SiteLink href={href} className="type-label flex min-h-unit items-center no-underline hover:text-signal">
              {text(key)}
            </SiteLink>
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
