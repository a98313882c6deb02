import { messages as authMessages } from "@shop/auth-ui";
import { AuthProvider } from "@shop/auth-ui/react";
import { CartProvider } from "@shop/cart/react";
import { CatalogProvider } from "@shop/catalog/react";
import { UiProvider, uiMessagesDe, uiMessagesEn, uiMessagesJa } from "@shop/ui";
import { type ReactNode, useMemo } from "react";
import { localPath, useLocale } from "../messages/use-texts.ts";
import { SiteLink } from "../shell/site-link.tsx";
import { useServices } from "./services-context.ts";
import { useIsCustomer } from "./use-is-customer.ts";

const UI_MESSAGES = { en: uiMessagesEn, de: uiMessagesDe, ja: uiMessagesJa };

/** Gives the packages' parts this page's stores, language, links, clock and dialog frame. */
export function PartsProvider({ children }: { children: ReactNode }) {
  const isCustomer = useIsCustomer();
  const { clock, auth, signIn, contact, cart, checkout, catalog } = useServices();
  const locale = useLocale();
  const links = useMemo(
    () => ({ terms: localPath("/terms-conditions", locale), privacy: localPath("/privacypolicy", locale) }),
    [locale],
  );
  return (
    <UiProvider messages={UI_MESSAGES[locale]} link={SiteLink} clock={clock}>
      <AuthProvider auth={auth} signIn={signIn} contact={contact} messages={authMessages[locale]} links={links}>
        <CatalogProvider store={catalog} locale={locale} isLoggedIn={isCustomer}>
          <CartProvider cart={cart} checkout={checkout} clock={clock} locale={locale}>
            {children}
          </CartProvider>
        </CatalogProvider>
      </AuthProvider>
    </UiProvider>
  );
}
