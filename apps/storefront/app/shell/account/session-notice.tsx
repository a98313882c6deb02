import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { useLoaded, useServices } from "../../composition/services-context.ts";
import { LoadBoundary } from "../load-boundary.tsx";

const SessionEnding = lazy(() => import("./session-ending.tsx").then((module) => ({ default: module.SessionEnding })));

/** Two minutes before a login expires: the time left, and one press to stay. Empty until somebody is logged in. */
export function SessionNotice() {
  const { session } = useLoaded();
  const { environment } = useServices();
  const isEnding = useStore(session, ({ phase }) => phase === "ending");
  return (
    <LoadBoundary
      isAsked={isEnding}
      onFailed={(error) => environment.log({ act: "sessionNotice.load", error: String(error) })}
      fallback={null}
    >
      {isEnding && (
        <Suspense fallback={null}>
          <SessionEnding store={session} />
        </Suspense>
      )}
    </LoadBoundary>
  );
}
