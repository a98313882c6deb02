import { type CatalogState, type CatalogStore, EMPTY_CATALOG_STATE } from "@shop/catalog/store";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useLater } from "./later.tsx";

const NOTHING: Pick<CatalogStore, "getState" | "getInitialState" | "subscribe"> = {
  getState: () => EMPTY_CATALOG_STATE,
  getInitialState: () => EMPTY_CATALOG_STATE,
  subscribe: () => () => {},
};
const selectLicences = (state: CatalogState) => state.licenceMap;

/** The names of what the customer owns; empty on the server, logged out, and until it is known. */
export function useOwnedNames(): ReadonlySet<string> {
  const licences = useStore(useLater()?.services.catalog ?? NOTHING, selectLicences);
  return useMemo(
    () => new Set(Array.from(licences).flatMap(([name, { hasLicense }]) => (hasLicense ? [name] : []))),
    [licences],
  );
}
