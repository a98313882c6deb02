"use client";
import type { Currency } from "@shop/pricing";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { PersonalShelf, ShelfPrice } from "../../domain/shelf-price.ts";
import type { CatalogMessages } from "../../messages/index.ts";
import type { CatalogStore } from "../../store/catalog-store.ts";

/** The shopper whose prices are shown, and the currency. */
export interface PriceSettings {
  /** Null: what every visitor sees. */
  readonly shelf: PersonalShelf | null;
  readonly currency: Currency | null;
  /** Changes every price shown, on the page of an offer. */
  readonly reprice?: (price: ShelfPrice, currency: Currency) => ShelfPrice;
}

interface CatalogSettings extends PriceSettings {
  readonly store: CatalogStore | null;
  readonly messages: Partial<CatalogMessages>;
  readonly locale: string;
}

const NO_TEXTS: Partial<CatalogMessages> = {};
const CatalogContext = createContext<CatalogSettings>({
  store: null,
  messages: NO_TEXTS,
  locale: "en",
  shelf: null,
  currency: null,
});

export interface CatalogProviderProps {
  /** For the hooks. The parts themselves don't need it. */
  store: CatalogStore | null;
  /**
   * The texts: `messages.de` of this package's root, or a host's own wording. Missing texts are English. Cards and prices
   * need only `catalogShelfDe`: a host may add the rest once another part is shown.
   */
  messages?: Partial<CatalogMessages>;
  /** The language that dates and prices in sentences are written in, BCP 47. Default: en. */
  locale?: string;
  /**
   * The customer's own prices, by `createPersonalShelf` of this package's root. By default, and while the page is rendered and hydrated:
   * the prices that every visitor sees, which need no pricing rules.
   */
  shelf?: PersonalShelf | null;
  /** The one currency to show. Default: all are in the markup, and `html[data-currency]` picks one by style sheet. */
  currency?: Currency | null;
  children: ReactNode;
}

/** Gives the parts and hooks below it the catalogue, its texts, and who looks at the prices. */
export function CatalogProvider(props: CatalogProviderProps) {
  const { store, messages = NO_TEXTS, locale = "en", shelf = null, currency = null, children } = props;
  const settings = useMemo(
    () => ({ store, messages, locale, shelf, currency }),
    [store, messages, locale, shelf, currency],
  );
  return <CatalogContext.Provider value={settings}>{children}</CatalogContext.Provider>;
}

interface RepricedProps {
  reprice: NonNullable<PriceSettings["reprice"]>;
  children: ReactNode;
}

/** Changes the prices that the parts below it show. */
export function Repriced({ reprice, children }: RepricedProps) {
  const settings = useContext(CatalogContext);
  const repriced = useMemo(() => ({ ...settings, reprice }), [settings, reprice]);
  return <CatalogContext.Provider value={repriced}>{children}</CatalogContext.Provider>;
}

/** What the provider was given; undefined if there is none. */
export function useGivenMessages(): Partial<CatalogMessages> {
  return useContext(CatalogContext).messages;
}

/** The language that dates and prices in sentences are written in. */
export function useCatalogLocale(): string {
  return useContext(CatalogContext).locale;
}

/** The shopper whose prices are shown, and the currency. */
export function usePriceSettings(): PriceSettings {
  return useContext(CatalogContext);
}

/** The catalogue's store, for anything the other hooks don't cover. Throws if no provider has one. */
export function useCatalogStore(): CatalogStore {
  const { store } = useContext(CatalogContext);
  if (!store) throw new Error("No catalogue here: put a CatalogProvider with a store around what reads it.");
  return store;
}
