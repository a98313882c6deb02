import type { PersonalShelf } from "@shop/catalog";
import { useStore } from "zustand";
import { useLater } from "./later.tsx";
import type { ShelfStore } from "./personal-shelf.ts";

const NOBODY: { readonly shelf: null } = { shelf: null };
const VISITOR: ShelfStore = { getState: () => NOBODY, getInitialState: () => NOBODY, subscribe: () => () => {} };

/** The customer's own prices; null on the server, logged out, and until it is known. */
export function usePersonalShelf(): PersonalShelf | null {
  return useStore(useLater()?.services.shelf ?? VISITOR, (state) => state.shelf);
}
