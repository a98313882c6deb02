import { lazy, Suspense, useEffect, useState } from "react";
import type { SaleCountdownProps } from "./late-countdown.tsx";

const LateCountdown = lazy(() => import("./late-countdown.tsx").then((module) => ({ default: module.LateCountdown })));

/** The time that is left, once the page is there. The end is written beside it, so nothing is missing without scripts. */
export function SaleCountdown(props: SaleCountdownProps) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <div className="min-h-[7rem] sm:min-h-[4.25rem] no-scripts:hidden">
      {isMounted && (
        <Suspense>
          <LateCountdown {...props} />
        </Suspense>
      )}
    </div>
  );
}
