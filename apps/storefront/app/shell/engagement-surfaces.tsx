import "@shop/engagement/styles.css";
import { EngagementPartsProvider } from "../composition/engagement-parts-provider.tsx";
import { CartWiggle } from "./cart-wiggle.tsx";
import { ExitIntent } from "./exit-intent.tsx";
import { Wheel } from "./wheel.tsx";

/** Everything that pops up. A part that is more than a line is fetched when it has something to show. */
export function EngagementSurfaces() {
  return (
    <EngagementPartsProvider>
      <CartWiggle />
      <ExitIntent />
      <Wheel />
    </EngagementPartsProvider>
  );
}
