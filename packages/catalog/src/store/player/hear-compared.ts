import type { ComparedSound } from "../../domain/player/compared-programme.ts";
import type { PlayerStore } from "./player-store.ts";

/** Plays a compared product: docks its programme, or changes over at the same place. What is heard already is paused. */
export async function hearCompared(player: PlayerStore, { programme, takeId }: ComparedSound): Promise<void> {
  const before = player.getState();
  if (before.blind === "hidden") return;
  const isDocked = before.programme?.name === programme.name;
  const isChosen = isDocked && (takeId === null || (!before.isBypassed && before.slots[before.slot] === takeId));
  if (isChosen) return player.toggle();
  const playing = isDocked && before.isOn ? undefined : player.play(programme);
  if (takeId !== null) chooseTake(player, takeId);
  await playing;
}

/** In the slot that it is in, so that A and B stay what they are. */
function chooseTake(player: PlayerStore, takeId: string): void {
  const { slots } = player.getState();
  if (slots.a === takeId) player.chooseSlot("a");
  else if (slots.b === takeId) player.chooseSlot("b");
  else player.chooseTake(takeId);
}
