"use client";
import { Checkbox, ChevronIcon, CloseIcon, IconButton, PauseIcon, PlayIcon } from "@shop/ui";
import { useId, useRef, useState } from "react";
import type { Programme } from "../../domain/player/audition.ts";
import { wantedSound } from "../../domain/player/reduce-player.ts";
import { usePlayer, usePlayerStore, usePlayerText } from "./player-provider.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { SlotSwitch } from "./slot-switch.tsx";
import { SoundBoard } from "./sound-board.tsx";
import { TransportKeys } from "./transport-keys.tsx";
import { TransportLettering } from "./transport-lettering.tsx";
import { usePlayerShortcuts } from "./use-player-shortcuts.ts";
import { VolumeControl } from "./volume-control.tsx";

export interface TransportProps {
  /** Called when the shopper has closed it: the focus needs another place. */
  onClosed?: () => void;
}

/** The site's one player, docked at the foot of the screen. Nothing is shown until something was opened. Put it on the page once. */
export function Transport({ onClosed }: TransportProps) {
  const player = usePlayerStore();
  const text = usePlayerText();
  const programme = usePlayer((state) => state.programme);
  const isOn = usePlayer((state) => state.isOn);
  const hasShortcuts = usePlayer((state) => state.hasShortcuts);
  const place = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  usePlayerShortcuts(player, hasShortcuts && programme !== null, place);
  if (!programme) return null;
  const close = () => {
    player.close();
    onClosed?.();
  };
  return (
    <section ref={place} className="shop-player" aria-label={text("player.title")}>
      <div className="shop-player__drawer" id={moreId} hidden={!isOpen}>
        <DockedBoard programme={programme} />
        <ShortcutChoice />
      </div>
      <SeekBar programme={programme} />
      <div className="shop-player__bar">
        <IconButton
          className="shop-player__play"
          label={text(isOn ? "player.pause" : "player.play")}
          icon={isOn ? <PauseIcon /> : <PlayIcon />}
          onClick={() => void player.toggle()}
        />
        <TransportLettering programme={programme} />
        <SlotSwitch programme={programme} />
        <div className="shop-player__options">
          <TransportKeys />
          <VolumeControl />
        </div>
        <div className="shop-player__ends">
          <IconButton
            className="shop-player__more"
            label={text("player.more")}
            icon={<ChevronIcon />}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setIsOpen(!isOpen)}
          />
          <IconButton label={text("player.close")} icon={<CloseIcon />} onClick={close} />
        </div>
      </div>
    </section>
  );
}

function DockedBoard({ programme }: { programme: Programme }) {
  const wanted = wantedSound(usePlayer((state) => state));
  return wanted && <SoundBoard programme={programme} choice={wanted} onChoose={() => {}} />;
}

/** WCAG 2.1.4: keys without a modifier can be switched off. */
function ShortcutChoice() {
  const player = usePlayerStore();
  const text = usePlayerText();
  const hasShortcuts = usePlayer((state) => state.hasShortcuts);
  return (
    <Checkbox
      label={text("player.shortcuts")}
      hint={text("player.shortcutKeys")}
      checked={hasShortcuts}
      onCheckedChange={player.setShortcuts}
    />
  );
}
