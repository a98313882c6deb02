import type { AuthState } from "@shop/auth-ui/store";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useServices } from "./services-context.ts";

/** A selection from the current user; nobody on the server, and until it is known. */
export function useShopper<Selected>(select: (state: AuthState) => Selected): Selected {
  return useStore(useServices().auth, select);
}

/** Whether somebody is logged in; false on the server and until it is known. */
export function useIsCustomer(): boolean {
  return useShopper((state) => state.status === "customer");
}

/** The names of what the customer owns; empty on the server, logged out, and until it is known. */
export function useOwnedNames(): ReadonlySet<string> {
  const licences = useStore(useServices().catalog, (state) => state.licenceMap);
  return useMemo(
    () => new Set(Array.from(licences).flatMap(([name, { hasLicense }]) => (hasLicense ? [name] : []))),
    [licences],
  );
}
