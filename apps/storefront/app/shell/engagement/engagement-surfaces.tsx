import "@shop/engagement/pop-up-styles.css";
import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { EngagementPartsProvider } from "../../composition/engagement/engagement-parts-provider.tsx";
import { useServices } from "../../composition/services-context.ts";
import { BarCountdown } from "./bar-countdown.tsx";
import { CartWiggle } from "./cart-wiggle.tsx";
import { Chat } from "./chat.tsx";
import { ExitIntent } from "./exit-intent.tsx";
import { LiveSales } from "./live-sales.tsx";
import { Wheel } from "./wheel.tsx";

const SaleSidebars = lazy(() => import("./sale-sidebars.tsx").then((module) => ({ default: module.SaleSidebars })));

/** Everything that pops up. A part that is more than a line is fetched when it has something to show. */
export function EngagementSurfaces() {
  const services = useStore(useServices().engagement);
  return (
    <EngagementPartsProvider>
      <BarCountdown />
      {services && <CartWiggle wiggle={services.environment.wiggleCart} />}
      <ExitIntent />
      <LiveSales />
      <Wheel />
      <Suspense fallback={null}>
        <SaleSidebars />
      </Suspense>
      <Chat />
    </EngagementPartsProvider>
  );
}
