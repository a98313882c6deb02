import { useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { PrefetchPageLinks, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from "react-router";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";

/** Fetches the pages whose preloads are in flight: their code and their data. */
export function RoutePreloads() {
  const { preloads } = useServices();
  const { key } = useLocation();
  const { inFlight } = useStore(preloads);
  // Each new page starts with none.
  useEffect(() => preloads.restart, [key, preloads]);
  return inFlight.map((page) => <RoutePreload key={page} page={page} onDone={() => preloads.finish(page)} />);
}

interface RoutePreloadProps {
  readonly page: string;
  readonly onDone: () => void;
}

/**
 * The router imports a page's code to look for links of its own, which no page has, and reloads the document if it can't. Firefox and
 * WebKit cancel what is imported when a link leads to another document or becomes a download, and the reload would take the visitor back.
 * So the router is given empty modules here: the browser fetches the code by the links, and nothing is imported before the page is opened.
 */
function RoutePreload({ page, onDone }: RoutePreloadProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const framework = useContext(UNSAFE_FrameworkContext);
  const [looked] = useState(() => {
    const matches = router?.match(page) ?? [];
    const routeModules = {
      ...Object.fromEntries(matches.map(({ route }) => [route.id, {}])),
      ...framework?.routeModules,
    };
    return framework && { ...framework, routeModules: routeModules as typeof framework.routeModules };
  });
  return (
    <UNSAFE_FrameworkContext value={looked}>
      <PageLinks page={page} onDone={onDone} />
    </UNSAFE_FrameworkContext>
  );
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
