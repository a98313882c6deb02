import { useStore } from "zustand";
import { useServices } from "./services-context.ts";

/** Whether somebody is logged in; false on the server and until it is known. */
export function useIsCustomer(): boolean {
  return useStore(useServices().auth, (state) => state.status === "customer");
}
