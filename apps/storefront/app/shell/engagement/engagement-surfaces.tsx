import "@shop/engagement/pop-up-styles.css";
import { useStore } from "zustand";
import { EngagementPartsProvider } from "../../composition/engagement/engagement-parts-provider.tsx";
import { useServices } from "../../composition/services-context.ts";
import { BarCountdown } from "./bar-countdown.tsx";
import { CartWiggle } from "./cart-wiggle.tsx";
import { Chat } from "./chat.tsx";
import { ExitIntent } from "./exit-intent.tsx";
import { LiveSales } from "./live-sales.tsx";
import { SaleSidebars } from "./sale-sidebars.tsx";
import { TaskPages } from "./task-pages.tsx";
import { Wheel } from "./wheel.tsx";

/** Everything that pops up. What comes with a later turn is fetched then. */
export function EngagementSurfaces() {
  const services = useStore(useServices().engagement);
  return (
    <EngagementPartsProvider>
      {/* First: nothing asks for its turn before it is known where the shopper is. */}
      <TaskPages />
      <BarCountdown />
      {services && <CartWiggle wiggle={services.environment.wiggleCart} />}
      <ExitIntent />
      <LiveSales />
      <Wheel />
      <SaleSidebars />
      <Chat />
    </EngagementPartsProvider>
  );
}
