import { type DeviceContext, deviceContext } from "../domain/device-context.ts";
import { scrollDepth } from "../domain/scroll-depth.ts";
import type { PageChange, PageLife, ScrollWatch } from "../store/ports.ts";

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

/** Measures once a frame while the page is scrolled; the listener is passive, and nothing is laid out for it. */
export function createPageScroll(window: Window): ScrollWatch {
  return {
    subscribe: (listener) => {
      let frame: number | null = null;
      const measure = () => {
        frame = null;
        const { scrollY: top, innerHeight: windowHeight } = window;
        listener(scrollDepth({ top, windowHeight, pageHeight: window.document.documentElement.scrollHeight }));
      };
      const ask = () => {
        frame ??= window.requestAnimationFrame(measure);
      };
      window.addEventListener("scroll", ask, { passive: true });
      return () => {
        window.removeEventListener("scroll", ask);
        if (frame !== null) window.cancelAnimationFrame(frame);
      };
    },
  };
}

/** What kind of device shows the page, read again each time: windows are resized. */
export function readDeviceContext(window: Window): DeviceContext {
  const { navigator, screen, innerWidth: windowPx } = window;
  return deviceContext(navigator.userAgent, { screenPx: screen.width, windowPx });
}
