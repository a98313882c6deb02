import { CartProvider } from "@shop/cart/react";
import { CatalogProvider } from "@shop/catalog/react";
import { UiProvider } from "@shop/ui";
import { type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import { loadLaterTexts } from "../messages/load-later-texts.ts";
import { useLanguage } from "../messages/use-texts.ts";
import { SiteLink } from "../shell/site-link.tsx";
import { useServices } from "./services-context.ts";

/**
 * Provides the packages' parts with this page's stores, language, links and clock: those of a first visit until the services are loaded.
 */
export function PartsProvider({ children }: { children: ReactNode }) {
  const page = useServices();
  const { locale, ui, shelf, buttons } = useLanguage();
  const texts = useStore(page.texts);
  // Texts come last: read by themselves, the services would draw every part once more.
  const services = texts && page.services.getState();
  const prices = useStore(page.shelf, (state) => state.shelf);
  useEffect(() => {
    if (!services) return;
    let isCurrent = true;
    loadLaterTexts(locale).then(
      (loaded) => isCurrent && services.texts.setState(loaded, true),
      (error) => page.environment.log({ act: "texts.load", error: String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [services, locale, page]);
  return (
    <UiProvider messages={ui} link={SiteLink} clock={page.clock}>
      <CatalogProvider
        store={services?.catalog ?? null}
        messages={texts?.catalog ?? shelf}
        locale={locale}
        shelf={prices}
      >
        <CartProvider
          cart={page.cart}
          checkout={page.checkout}
          clock={page.clock}
          messages={texts?.cart ?? buttons}
          locale={locale}
        >
          {children}
        </CartProvider>
      </CatalogProvider>
    </UiProvider>
  );
}
