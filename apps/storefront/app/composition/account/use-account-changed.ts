import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { useLoaded } from "../services-context.ts";

/** After a change of the account, everything that the page shows of it is loaded again: the login and the owned products. */
export function useAccountChanged(): () => void {
  const { auth, catalog } = useLoaded();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    void auth.refresh();
    void catalog.loadOwned();
    void revalidate();
  }, [auth, catalog, revalidate]);
}
