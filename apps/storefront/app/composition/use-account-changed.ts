import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { useLaterServices } from "./later.tsx";

/** After something of the account was changed: what the page shows of it, who is logged in and what is owned are looked up anew. */
export function useAccountChanged(): () => void {
  const { auth, catalog } = useLaterServices();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    void auth.refresh();
    void catalog.loadOwned();
    void revalidate();
  }, [auth, catalog, revalidate]);
}
