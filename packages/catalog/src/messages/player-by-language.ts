import type { Locale, Messages } from "@shop/kernel";
import { playerMessagesDe } from "./player-de.ts";
import { type PlayerMessageKey, playerMessagesEn } from "./player-en.ts";
import { playerMessagesJa } from "./player-ja.ts";

/** The texts that the player's parts take. */
export type PlayerMessages = Messages<PlayerMessageKey>;

/** Every text of the player, by language and key. Failure codes are keys too. */
export const playerMessages: Readonly<Record<Locale, PlayerMessages>> = {
  en: playerMessagesEn,
  de: playerMessagesDe,
  ja: playerMessagesJa,
};
