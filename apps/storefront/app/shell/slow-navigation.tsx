import { useAnnounced } from "@shop/ui";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useServices } from "../composition/services-context.ts";
import { useTexts } from "../messages/use-texts.ts";
import { SLOW_NAVIGATION_MS } from "./limits.ts";

/** A line at the upper edge while the next page takes long. Most pages are there before it is shown. */
export function SlowNavigation() {
  const { clock } = useServices();
  const isUnderWay = useNavigation().state !== "idle";
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const cancel = clock.after(SLOW_NAVIGATION_MS, () => setIsSlow(true));
    return () => {
      cancel();
      setIsSlow(false);
    };
  }, [clock, isUnderWay]);
  return isSlow && <Progress />;
}

function Progress() {
  const text = useTexts();
  useAnnounced(text("loading"));
  return <div className="slow-navigation" aria-hidden="true" />;
}
