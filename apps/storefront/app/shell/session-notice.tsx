import { lazy, Suspense, useSyncExternalStore } from "react";
import { useLaterServices } from "../composition/later.tsx";
import { useServices } from "../composition/services-context.ts";
import { LoadBoundary } from "./load-boundary.tsx";

const SessionEnding = lazy(() => import("./session-ending.tsx").then((module) => ({ default: module.SessionEnding })));

/** Two minutes before a login expires: the time left, and one press to stay. Empty until somebody is logged in. */
export function SessionNotice() {
  const { session } = useLaterServices();
  const { environment } = useServices();
  const store = useSyncExternalStore(session.subscribe, session.get, () => null);
  const phase = useSyncExternalStore(store?.subscribe ?? noStore, () => store?.getState().phase ?? "off");
  const isEnding = phase === "ending";
  return (
    <LoadBoundary
      isAsked={isEnding}
      onFailed={(error) => environment.log({ act: "sessionNotice.load", error: String(error) })}
      fallback={null}
    >
      {store && isEnding && (
        <Suspense fallback={null}>
          <SessionEnding store={store} />
        </Suspense>
      )}
    </LoadBoundary>
  );
}

function noStore(): () => void {
  return () => {};
}
