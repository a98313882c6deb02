"use client";
import type { Failure } from "@shop/kernel";
import { useMemo } from "react";
import { useStore } from "zustand";
import { type LicenceEntry, licenceOf } from "../../domain/licence-map.ts";
import type { OwnedProducts } from "../../domain/owned-products.ts";
import type { Product, ProductType } from "../../domain/product.ts";
import { resolveProduct } from "../../domain/resolve-product.ts";
import type { CatalogState } from "../../store/catalog-state.ts";
import { useCatalogStore } from "./catalog-provider.tsx";

/** A part of the catalogue's state; the component rerenders when that part changes. */
export function useCatalog<Selected>(select: (state: CatalogState) => Selected): Selected {
  return useStore(useCatalogStore(), select);
}

/** The product that a name, slug or page slug means. */
export function useProduct(nameOrSlug: string, type?: ProductType | null): Product | undefined {
  const products = useCatalog((state) => state.products);
  return useMemo(() => resolveProduct(products, nameOrSlug, type), [products, nameOrSlug, type]);
}

/** The user's products, and their loading state. */
export function useOwned(): {
  readonly owned: OwnedProducts | null;
  readonly status: CatalogState["ownedStatus"];
  readonly failure: Failure | null;
} {
  const owned = useCatalog((state) => state.owned);
  const status = useCatalog((state) => state.ownedStatus);
  const failure = useCatalog((state) => state.ownedFailure);
  return useMemo(() => ({ owned, status, failure }), [owned, status, failure]);
}

/** Whether the user has a licence of a product, and the first one's address, id and files. */
export function useLicence(productName: string): LicenceEntry {
  return licenceOf(
    useCatalog((state) => state.licenceMap),
    productName,
  );
}
