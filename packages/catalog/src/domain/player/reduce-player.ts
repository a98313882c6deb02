import { DRY, type Programme, performanceOf, type Sound } from "./audition.ts";

export type Slot = "a" | "b";

/** What the player is set to, whether it sounds or not. */
export interface PlayerSettings {
  /** What is docked; null: no player. */
  readonly programme: Programme | null;
  readonly performanceId: string;
  /** The take in each slot. */
  readonly slots: Readonly<Record<Slot, string>>;
  /** The slot that is heard. */
  readonly slot: Slot;
  /** Whether the dry performance is heard instead of the slot's take. */
  readonly isBypassed: boolean;
  /** `hidden`: the slots were shuffled, and nothing says which take is in which. */
  readonly blind: "off" | "hidden" | "revealed";
  readonly isLooping: boolean;
}

export type PlayerAct =
  | { readonly type: "open"; readonly programme: Programme; readonly choice?: Partial<Sound> }
  | { readonly type: "close" }
  | { readonly type: "choosePerformance"; readonly performanceId: string }
  | { readonly type: "chooseTake"; readonly takeId: string }
  | { readonly type: "chooseSlot"; readonly slot: Slot }
  | { readonly type: "setBypass"; readonly isBypassed: boolean }
  | { readonly type: "setLoop"; readonly isLooping: boolean }
  /** Two fractions from 0 up to but not including 1: whether the slots change places, and which is heard. */
  | { readonly type: "hideNames"; readonly chances: readonly [number, number] }
  | { readonly type: "reveal" }
  | { readonly type: "endBlind" };

export const NO_SETTINGS: PlayerSettings = {
  programme: null,
  performanceId: "",
  slots: { a: "", b: "" },
  slot: "a",
  isBypassed: false,
  blind: "off",
  isLooping: true,
};

/** The player's settings after an act. What makes no sense for the programme, or would end a blind test unseen, changes nothing. */
export function reducePlayer(player: PlayerSettings, act: PlayerAct): PlayerSettings {
  if (act.type === "open") return opened(player, act.programme, act.choice ?? {});
  const { programme, blind, slot, slots } = player;
  if (!programme) return player;
  switch (act.type) {
    case "close":
      return { ...NO_SETTINGS, isLooping: player.isLooping };
    case "choosePerformance":
      return has(programme.audition.performances, act.performanceId)
        ? { ...player, performanceId: act.performanceId }
        : player;
    case "chooseTake":
      return blind !== "hidden" && has(programme.audition.takes, act.takeId)
        ? { ...player, isBypassed: false, slots: { ...slots, [slot]: act.takeId } }
        : player;
    case "chooseSlot":
      return { ...player, isBypassed: false, slot: act.slot };
    case "setBypass":
      return { ...player, isBypassed: act.isBypassed };
    case "setLoop":
      return { ...player, isLooping: act.isLooping };
    case "hideNames": {
      const [swap, choice] = act.chances;
      return {
        ...player,
        blind: "hidden",
        isBypassed: false,
        slots: swap < 0.5 ? slots : { a: slots.b, b: slots.a },
        slot: choice < 0.5 ? "a" : "b",
      };
    }
    case "reveal":
      return blind === "hidden" ? { ...player, blind: "revealed" } : player;
    case "endBlind":
      return { ...player, blind: "off" };
  }
}

/** What is to be heard; null without a programme. */
export function wantedSound({ programme, performanceId, slots, slot, isBypassed }: PlayerSettings): Sound | null {
  return programme && { performanceId, takeId: isBypassed ? DRY : slots[slot] };
}

/** The same programme keeps what was set. A new one begins with its cover's take, and the take after it to compare with. */
function opened(player: PlayerSettings, programme: Programme, choice: Partial<Sound>): PlayerSettings {
  if (player.programme?.name === programme.name) return chosen(player, programme, choice);
  const { takes } = programme.audition;
  const first = Math.max(
    0,
    takes.findIndex(({ isCover }) => isCover),
  );
  const a = takes[first]?.id ?? DRY;
  const b = takes[(first + 1) % Math.max(1, takes.length)]?.id ?? DRY;
  const performanceId = performanceOf(programme.audition, "").id;
  const fresh = { ...NO_SETTINGS, isLooping: player.isLooping, programme, performanceId, slots: { a, b } };
  return chosen(fresh, programme, choice);
}

function chosen(player: PlayerSettings, programme: Programme, { performanceId, takeId }: Partial<Sound>) {
  const withPerformance =
    performanceId === undefined ? player : reducePlayer(player, { type: "choosePerformance", performanceId });
  const next = takeId === undefined ? withPerformance : reducePlayer(withPerformance, { type: "chooseTake", takeId });
  return { ...next, programme };
}

function has(list: ReadonlyArray<{ readonly id: string }>, id: string): boolean {
  return list.some((one) => one.id === id);
}
