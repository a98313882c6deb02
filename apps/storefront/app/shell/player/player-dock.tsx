import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";
import { LoadBoundary } from "../load-boundary.tsx";

const DockedPlayer = lazy(() => import("./docked-player.tsx").then((module) => ({ default: module.DockedPlayer })));

/** The place of the site's player, outside the pages: it goes on when they change. Empty until something can be heard. */
export function PlayerDock() {
  const { environment, player } = useServices();
  const loaded = useStore(player);
  return (
    loaded && (
      <LoadBoundary
        isAsked={false}
        onFailed={(error) => environment.log({ act: "player.load", error: String(error) })}
        fallback={null}
      >
        <Suspense fallback={null}>
          <DockedPlayer {...loaded} />
        </Suspense>
      </LoadBoundary>
    )
  );
}
