import { useMemo } from "react";
import { useStore } from "zustand";
import { useServices } from "./services-context.ts";

/** The names of what the customer owns; empty on the server, logged out, and until it is known. */
export function useOwnedNames(): ReadonlySet<string> {
  const licences = useStore(useServices().catalog, (state) => state.licenceMap);
  return useMemo(
    () => new Set(Array.from(licences).flatMap(([name, { hasLicense }]) => (hasLicense ? [name] : []))),
    [licences],
  );
}
