import { lazy, Suspense, useEffect, useState } from "react";

const LateCountdown = lazy(() => import("./late-countdown.tsx").then((module) => ({ default: module.LateCountdown })));

export interface SaleCountdownProps {
  readonly endsAtMs: number;
  readonly label: string;
  /** The countdown's own texts in the page's language. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The time that is left, once the page is there. The end is written beside it, so nothing is missing without scripts. */
export function SaleCountdown(props: SaleCountdownProps) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <div className="min-h-[7rem] no-scripts:hidden">
      {isMounted && (
        <Suspense>
          <LateCountdown {...props} />
        </Suspense>
      )}
    </div>
  );
}
