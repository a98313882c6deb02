import { PlayerProvider, Transport } from "@shop/catalog/react";
import { useEffect, useRef } from "react";
import type { PlayerServices } from "../../composition/player/player-services.ts";
import { usePlayerTexts } from "./use-player-texts.ts";
import "@shop/catalog/player-styles.css";

/** The transport in the page's language. It publishes its height, so that what else is at the foot of the screen keeps above it. */
export function DockedPlayer({ player }: PlayerServices) {
  const messages = usePlayerTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement.style;
    const measure = () =>
      root.setProperty("--player-dock", `${place.current?.firstElementChild?.getBoundingClientRect().height ?? 0}px`);
    const sizes = new ResizeObserver(measure);
    const parts = new MutationObserver(() => {
      sizes.disconnect();
      const transport = place.current?.firstElementChild;
      if (transport) sizes.observe(transport);
      measure();
    });
    if (place.current) parts.observe(place.current, { childList: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
      root.removeProperty("--player-dock");
    };
  }, []);
  return (
    <div ref={place}>
      {messages && (
        <PlayerProvider player={player} messages={messages}>
          <Transport onClosed={() => document.getElementById("content")?.focus({ preventScroll: true })} />
        </PlayerProvider>
      )}
    </div>
  );
}
