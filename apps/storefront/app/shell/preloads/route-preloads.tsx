import { useIsOnline } from "@shop/ui";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { PrefetchPageLinks, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from "react-router";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";

/** Fetches the pages whose preloads are in flight: their code and their data. They wait while the browser is offline. */
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

interface RoutePreloadProps {
  readonly page: string;
  readonly onDone: () => void;
}

/**
 * The router reloads the document if it can't import a page's code. Firefox and WebKit cancel what is imported when a link leads to another
 * document or becomes a download, and the reload would take the visitor back. So the code is imported here first, where it may fail.
 */
function RoutePreload({ page, onDone }: RoutePreloadProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const framework = useContext(UNSAFE_FrameworkContext);
  const [isImported, setIsImported] = useState(false);
  useEffect(() => {
    if (!router || !framework) return;
    const { manifest, routeModules } = framework;
    const importRoute = async (id: string) => {
      const route = manifest.routes[id];
      if (route && !(id in routeModules)) routeModules[id] = await import(/* @vite-ignore */ route.module);
    };
    const matches = router.match(page) ?? [];
    Promise.all(matches.map(({ route }) => importRoute(route.id))).then(() => setIsImported(true), onDone);
    // Each page has a part of its own.
  }, []);
  return isImported && <PageLinks page={page} onDone={onDone} />;
}

function PageLinks({ page, onDone }: RoutePreloadProps) {
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
