import { useIsOnline } from "@shop/ui";
import { useEffect, useLayoutEffect, useRef } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";

/**
 * Fetches the pages whose preloads are in flight: their code and their data. They wait while the browser is offline: code that fails to load
 * makes the router load the whole document again.
 */
export function RoutePreloads() {
  const { preloads } = useServices();
  const { key } = useLocation();
  const isOnline = useIsOnline();
  const { inFlight } = useStore(preloads);
  // Each new page starts with none.
  useEffect(() => preloads.restart, [key, preloads]);
  return (
    isOnline && inFlight.map((page) => <RoutePreload key={page} page={page} onDone={() => preloads.finish(page)} />)
  );
}

function RoutePreload({ page, onDone }: { page: string; onDone: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const settled = useRef(0);
  const finishIfDone = () => {
    const links = place.current?.querySelectorAll("link").length ?? 0;
    if (settled.current >= links) onDone();
  };
  const settle = () => {
    settled.current += 1;
    finishIfDone();
  };
  // They reach the links, though the router's types don't name them; without them React would move the links to the head.
  const events = { onLoad: settle, onError: settle };
  // A page that is already shown has nothing left to fetch.
  useLayoutEffect(finishIfDone, []);
  return (
    <div ref={place} hidden>
      <PrefetchPageLinks page={page} {...events} />
    </div>
  );
}
