import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";
import { INSPECTOR_CHANNEL } from "../../composition/tracking/inspector-channel.ts";
import { createOtherTabs, type NumberedTab } from "../../composition/tracking/other-tabs.ts";
import type { TrackingServices } from "../../composition/tracking/tracking-services.ts";

/** This tab first, then the other open ones of this browser. `clear` empties the lists of all. */
export function useInspectedTabs({ journal, tabId }: Pick<TrackingServices, "journal" | "tabId">): {
  readonly tabs: readonly NumberedTab[];
  readonly clear: () => void;
} {
  const { clock } = useServices();
  const { pathname: path } = useLocation();
  const entries = useStore(journal, (state) => state.entries);
  const [others, setOthers] = useState<readonly NumberedTab[]>([]);
  const clearOthers = useRef(() => {});
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(INSPECTOR_CHANNEL);
    const found = createOtherTabs({ channel, clock, ownTabId: tabId });
    clearOthers.current = found.clear;
    const endFollowing = found.subscribe(({ tabs }) => setOthers(tabs));
    const endAsking = found.start();
    return () => {
      endFollowing();
      endAsking();
      channel.close();
    };
  }, [clock, tabId]);
  const clear = () => {
    journal.clear();
    clearOthers.current();
  };
  return { tabs: [{ tabId, path, entries, number: 1 }, ...others], clear };
}
