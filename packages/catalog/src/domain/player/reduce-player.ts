import { AFTER, BEFORE, DRY, type Programme, performanceOf, type Sound } from "./audition.ts";
import { FIRST_DIVIDER } from "./limits.ts";
import { sideOf } from "./wipe.ts";

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
  /**
   * Of a comparison: where before ends and after begins, as a fraction of the period. The playhead decides which slot is heard. Null: the
   * slot was chosen, and stays.
   */
  readonly divider: number | null;
}

export type PlayerAct =
  | { readonly type: "open"; readonly programme: Programme; readonly choice?: Partial<Sound> }
  | { readonly type: "close" }
  | { readonly type: "choosePerformance"; readonly performanceId: string }
  | { readonly type: "chooseTake"; readonly takeId: string }
  | { readonly type: "chooseSlot"; readonly slot: Slot }
  /** All are fractions of the period. */
  | { readonly type: "moveDivider"; readonly divider: number; readonly playhead: number }
  | { readonly type: "movePlayhead"; readonly playhead: number }
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
  divider: null,
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
      return { ...player, isBypassed: false, slot: act.slot, divider: null };
    case "moveDivider":
      return programme.audition.comparison && blind !== "hidden"
        ? wiped({ ...player, divider: act.divider }, act.playhead)
        : player;
    case "movePlayhead":
      return wiped(player, act.playhead);
    case "setBypass":
      return { ...player, isBypassed: act.isBypassed && !programme.audition.comparison };
    case "setLoop":
      return { ...player, isLooping: act.isLooping };
    case "hideNames": {
      const [swap, choice] = act.chances;
      return {
        ...player,
        blind: "hidden",
        isBypassed: false,
        divider: null,
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

/** The slot of the divider's side on which the playhead is. */
function wiped(player: PlayerSettings, playhead: number): PlayerSettings {
  const { divider, slots } = player;
  return divider === null ? player : { ...player, slot: slots.a === sideOf(divider, playhead) ? "a" : "b" };
}

/** The same programme keeps what was set. A new one begins with its cover's take, and the take after it to compare with. */
function opened(player: PlayerSettings, programme: Programme, choice: Partial<Sound>): PlayerSettings {
  if (player.programme?.name === programme.name) return chosen(player, programme, choice);
  const { takes, comparison } = programme.audition;
  const first = Math.max(
    0,
    takes.findIndex(({ isCover }) => isCover),
  );
  const slots = comparison
    ? { a: BEFORE, b: AFTER }
    : { a: takes[first]?.id ?? DRY, b: takes[(first + 1) % Math.max(1, takes.length)]?.id ?? DRY };
  const divider = comparison ? FIRST_DIVIDER : null;
  const performanceId = performanceOf(programme.audition, "").id;
  const fresh = { ...NO_SETTINGS, isLooping: player.isLooping, programme, performanceId, slots, divider };
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
