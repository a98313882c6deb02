import { lazy, Suspense, useEffect, useState } from "react";
import { useServices } from "../../composition/services-context.ts";
import { Consent } from "../consent/consent.tsx";
import { LoadBoundary } from "../load-boundary.tsx";

const EngagementSurfaces = lazy(() =>
  import("./engagement-surfaces.tsx").then((module) => ({ default: module.EngagementSurfaces })),
);

/** What asks and what pops up: fetched when the page is loaded and idle. Without it the page lacks nothing, so a failure is only logged. */
export function AfterIdle() {
  const { environment } = useServices();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => environment.whenIdle(() => setIsIdle(true)), [environment]);
  if (!isIdle) return null;
  const log = (act: string) => (error: unknown) => environment.log({ act, error: String(error) });
  return (
    <>
      <LoadBoundary isAsked={false} onFailed={log("consent.show")} fallback={null}>
        <Consent />
      </LoadBoundary>
      <LoadBoundary isAsked={false} onFailed={log("engagement.load")} fallback={null}>
        <Suspense fallback={null}>
          <EngagementSurfaces />
        </Suspense>
      </LoadBoundary>
    </>
  );
}
