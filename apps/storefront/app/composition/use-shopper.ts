import type { AuthState, AuthStore } from "@shop/auth-ui/store";
import { useStore } from "zustand";
import { useLater } from "./later.tsx";

const UNKNOWN: AuthState = { status: "unknown", user: null, sessionLifeMs: null, pending: null };
const NOBODY: Pick<AuthStore, "getState" | "getInitialState" | "subscribe"> = {
  getState: () => UNKNOWN,
  getInitialState: () => UNKNOWN,
  subscribe: () => () => {},
};

/** A selection from the current user; nobody on the server, and until the services are loaded. */
export function useShopper<Selected>(select: (state: AuthState) => Selected): Selected {
  return useStore(useLater()?.services.auth ?? NOBODY, select);
}
