import type { KeyValueStorage } from "@shop/kernel";
import { type RefObject, useEffect, useState } from "react";
import { isChatShortcut } from "../../domain/chat/chat-keys.ts";

/** Where it is kept that the shopper has switched the shortcut off. */
const CHAT_SHORTCUT_KEY = "shop_chat_shortcut";

/** Alt+C, wherever the focus is, unless the shopper has switched it off, or a dialog covers the page. Source: CHAT-01. */
export function useChatShortcut(storage: KeyValueStorage, place: RefObject<HTMLElement | null>, onPress: () => void) {
  const [isOn, setIsOn] = useState(() => storage.get(CHAT_SHORTCUT_KEY) !== "off");
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (!isChatShortcut(event) || event.repeat || place.current?.closest("[inert]")) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn, place, onPress]);
  const turn = (next: boolean) => {
    if (next) storage.remove(CHAT_SHORTCUT_KEY);
    else storage.set(CHAT_SHORTCUT_KEY, "off");
    setIsOn(next);
  };
  return [isOn, turn] as const;
}
