import { lazy } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";

const DockedPlayer = lazy(() => import("./docked-player.tsx").then((module) => ({ default: module.DockedPlayer })));

/** The place of the site's player, outside the pages: it goes on when they change. Empty until something can be heard. */
export function PlayerDock() {
  const loaded = useStore(useServices().player);
  return loaded && <DockedPlayer {...loaded} />;
}
