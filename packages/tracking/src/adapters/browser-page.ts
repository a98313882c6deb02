import { type DeviceContext, deviceContext } from "../domain/device-context.ts";
import { scrollDepth } from "../domain/scroll-depth.ts";
import type { InTask, PageChange, PageLife, ScrollWatch } from "../store/ports.ts";

/** Chromium prerenders pages: they are complete, and nobody sees them. */
type PrerenderDocument = Document & { readonly prerendering?: boolean };

/** When the page is seen, hidden, left and restored. */
export function createPageLife(window: Window): PageLife {
  const document: PrerenderDocument = window.document;
  const isVisible = () => document.visibilityState === "visible" && document.prerendering !== true;
  return {
    isVisible,
    subscribe: (listener: (change: PageChange) => void) => {
      const look = () => listener(isVisible() ? "shown" : "hidden");
      const leave = () => listener("closing");
      const comeBack = (event: PageTransitionEvent) => event.persisted && listener("restored");
      document.addEventListener("visibilitychange", look);
      document.addEventListener("prerenderingchange", look);
      window.addEventListener("pagehide", leave);
      window.addEventListener("pageshow", comeBack);
      return () => {
        document.removeEventListener("visibilitychange", look);
        document.removeEventListener("prerenderingchange", look);
        window.removeEventListener("pagehide", leave);
        window.removeEventListener("pageshow", comeBack);
      };
    },
  };
}

/**
 * Measures while the page is scrolled, at most once a frame and right after it: an observer's first report comes when everything is laid
 * out, so that measuring lays out nothing. The listener is passive.
 */
export function createPageScroll(window: Window): ScrollWatch {
  return {
    subscribe: (listener) => {
      const page = window.document.documentElement;
      const observer = new IntersectionObserver(() => {
        observer.unobserve(page);
        const { scrollY: top, innerHeight: windowHeight } = window;
        listener(scrollDepth({ top, windowHeight, pageHeight: page.scrollHeight }));
      });
      const ask = () => observer.observe(page);
      window.addEventListener("scroll", ask, { passive: true });
      return () => {
        window.removeEventListener("scroll", ask);
        observer.disconnect();
      };
    },
  };
}

/** What kind of device shows the page: read once, and again in a task after the window was resized. Asking costs nothing. */
export function createDeviceReader(window: Window, inTask: InTask): () => DeviceContext {
  const read = () => {
    const { navigator, screen, innerWidth: windowPx } = window;
    return deviceContext(navigator.userAgent, { screenPx: screen.width, windowPx });
  };
  let context = read();
  window.addEventListener("resize", () =>
    inTask(() => {
      context = read();
    }),
  );
  return () => context;
}
