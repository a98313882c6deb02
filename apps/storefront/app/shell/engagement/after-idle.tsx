import { lazy, Suspense, useEffect, useState } from "react";
import { useServices } from "../../composition/services-context.ts";
import { LoadBoundary } from "../load-boundary.tsx";

const IdleParts = lazy(() => import("./idle-parts.tsx").then((module) => ({ default: module.IdleParts })));

/** What no page needs to be read: fetched when the page is loaded and idle. */
export function AfterIdle() {
  const { environment } = useServices();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => environment.whenIdle(() => setIsIdle(true)), [environment]);
  return (
    isIdle && (
      <LoadBoundary
        isAsked={false}
        onFailed={(error) => environment.log({ act: "idle.load", error: String(error) })}
        fallback={null}
      >
        <Suspense fallback={null}>
          <IdleParts />
        </Suspense>
      </LoadBoundary>
    )
  );
}
