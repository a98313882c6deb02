"use client";
import { usePlayer, usePlayerStore, usePlayerText } from "./player-provider.tsx";

/** Bypass, loop and the blind test: keys that stay down. A comparison is its own bypass. */
export function TransportKeys() {
  const player = usePlayerStore();
  const text = usePlayerText();
  const { isBypassed, isLooping, blind, programme } = usePlayer((state) => state);
  return (
    <div className="shop-player-keys">
      {!programme?.audition.comparison && (
        <button
          type="button"
          className="shop-player-key"
          aria-pressed={isBypassed}
          onClick={() => player.setBypass(!isBypassed)}
        >
          {text("player.bypass")}
        </button>
      )}
      <button
        type="button"
        className="shop-player-key"
        aria-pressed={isLooping}
        onClick={() => player.setLoop(!isLooping)}
      >
        {text("player.loop")}
      </button>
      <button
        type="button"
        className="shop-player-key"
        aria-pressed={blind !== "off"}
        onClick={() => (blind === "off" ? player.hideNames() : player.endBlind())}
      >
        {text("player.blind")}
      </button>
      {blind === "hidden" && (
        <button type="button" className="shop-player-key" data-act="" onClick={player.reveal}>
          {text("player.reveal")}
        </button>
      )}
    </div>
  );
}
