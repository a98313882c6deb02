import { useWheelTurn } from "@shop/engagement/react";
import { lazy, Suspense, useState } from "react";
import { useServices } from "../../composition/services-context.ts";
import { LoadBoundary } from "../load-boundary.tsx";

const WheelSurface = lazy(() => import("./wheel-surface.tsx").then((module) => ({ default: module.WheelSurface })));

/** The wheel of fortune: fetched once it has its turn. If it can't be, the next pop-up has it. */
export function Wheel() {
  const { environment } = useServices();
  const [loadedAtMs] = useState(() => environment.clock.nowMs());
  const turn = useWheelTurn(loadedAtMs);
  if (!turn.isShown) return null;
  const giveUp = (error: unknown) => {
    environment.log({ act: "wheel.load", error: String(error) });
    turn.giveUp();
  };
  return (
    <LoadBoundary isAsked={false} onFailed={giveUp} fallback={null}>
      <Suspense fallback={null}>
        <WheelSurface turn={turn} onFailed={giveUp} />
      </Suspense>
    </LoadBoundary>
  );
}
