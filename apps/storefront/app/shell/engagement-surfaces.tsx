import "@shop/engagement/styles.css";
import { lazy, Suspense } from "react";
import { EngagementPartsProvider } from "../composition/engagement-parts-provider.tsx";
import { CartWiggle } from "./cart-wiggle.tsx";
import { Chat } from "./chat.tsx";
import { ExitIntent } from "./exit-intent.tsx";
import { LiveSales } from "./live-sales.tsx";

const SaleSidebars = lazy(() => import("./sale-sidebars.tsx").then((module) => ({ default: module.SaleSidebars })));

/** Everything that pops up. A part that is more than a line is fetched when it has something to show. */
export function EngagementSurfaces() {
  return (
    <EngagementPartsProvider>
      <CartWiggle />
      <ExitIntent />
      <LiveSales />
      <Suspense fallback={null}>
        <SaleSidebars />
      </Suspense>
      <Chat />
    </EngagementPartsProvider>
  );
}
