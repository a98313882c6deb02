import { useShopper } from "./use-shopper.ts";

/** Whether somebody is logged in; false on the server and until it is known. */
export function useIsCustomer(): boolean {
  return useShopper((state) => state.status === "customer");
}
