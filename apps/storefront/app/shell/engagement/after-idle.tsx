import { lazy, Suspense, useEffect, useState } from "react";
import { useServices } from "../../composition/services-context.ts";
import { LoadBoundary } from "../load-boundary.tsx";

const EngagementSurfaces = lazy(() =>
  import("./engagement-surfaces.tsx").then((module) => ({ default: module.EngagementSurfaces })),
);

/** What pops up: fetched when the page is loaded and idle. Without it the page lacks nothing, so a failure is only logged. */
export function AfterIdle() {
  const { environment } = useServices();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => environment.whenIdle(() => setIsIdle(true)), [environment]);
  return (
    isIdle && (
      <LoadBoundary
        isAsked={false}
        onFailed={(error) => environment.log({ act: "engagement.load", error: String(error) })}
        fallback={null}
      >
        <Suspense fallback={null}>
          <EngagementSurfaces />
        </Suspense>
      </LoadBoundary>
    )
  );
}
