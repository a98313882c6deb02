import { CartProvider } from "@shop/cart/react";
import { CatalogProvider } from "@shop/catalog/react";
import { UiProvider } from "@shop/ui";
import type { ReactNode } from "react";
import { useLanguage } from "../messages/use-texts.ts";
import { SiteLink } from "../shell/site-link.tsx";
import { useLater } from "./later.tsx";
import { useServices } from "./services-context.ts";
import { usePersonalShelf } from "./use-personal-shelf.ts";

/**
 * Provides the packages' parts with this page's stores, language, links and clock: those of a first visit until the services are loaded.
 */
export function PartsProvider({ children }: { children: ReactNode }) {
  const prices = usePersonalShelf();
  const { clock, waitingCart, waitingCheckout } = useServices();
  const { locale, ui, shelf, buttons } = useLanguage();
  const later = useLater();
  return (
    <UiProvider messages={ui} link={SiteLink} clock={clock}>
      <CatalogProvider
        store={later?.services.catalog ?? null}
        messages={later?.texts.catalog ?? shelf}
        locale={locale}
        shelf={prices}
      >
        <CartProvider
          cart={later?.services.cart ?? waitingCart}
          checkout={later?.services.checkout ?? waitingCheckout}
          clock={clock}
          messages={later?.texts.cart ?? buttons}
        >
          {children}
        </CartProvider>
      </CatalogProvider>
    </UiProvider>
  );
}
