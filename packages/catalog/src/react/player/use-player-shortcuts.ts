"use client";
import { isTypedIn } from "@shop/ui";
import { type RefObject, useEffect } from "react";
import { playerShortcut } from "../../domain/player/player-shortcut.ts";
import { takeMatrix } from "../../domain/player/take-matrix.ts";
import type { PlayerStore } from "../../store/player/player-store.ts";

const TAKES_SPACE =
  "button, summary, input:not([type=range]), select, textarea, [role=button], [role=radio], [role=switch]";

/** The keys of a docked player: wherever the focus is, but not where text is typed, nor while a dialog covers the page. */
export function usePlayerShortcuts(player: PlayerStore, isOn: boolean, place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const { programme } = player.getState();
      if (!programme || event.defaultPrevented || event.isComposing || place.current?.closest("[inert]")) return;
      const shortcut = playerShortcut({
        key: event.key,
        hasModifier: event.ctrlKey || event.altKey || event.metaKey,
        isRepeat: event.repeat,
        isTyping: isTypedIn(target),
        takesSpace: target?.closest(TAKES_SPACE) != null,
      });
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut.act === "toggle") void player.toggle();
      if (shortcut.act === "slot") player.chooseSlot(shortcut.slot);
      const take = shortcut.act === "take" && takeMatrix(programme.audition.takes).inOrder[shortcut.index];
      if (take) player.chooseTake(take.id);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [player, isOn, place]);
}
