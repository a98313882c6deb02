import type { CheckoutOfParts } from "@shop/cart/store";
import type { Silence } from "@shop/engagement";
import { type AttentionStore, followDialogs } from "@shop/engagement/store";
import type { ModalStore } from "../../shell/modal-store.ts";
import type { PageServices } from "../page-services.ts";
import type { EngagementEnvironment } from "./engagement-environment.ts";
import { SILENT_FLOWS } from "./silent-flows.ts";

/** Keeps pop-ups silent while a dialog, the review or the payment is open, while the shopper types or listens, and in the background. */
export function popUpsKeepSilent({
  attention,
  modal,
  checkout,
  player,
  environment,
}: {
  readonly attention: Pick<AttentionStore, "silence">;
  readonly modal: Pick<ModalStore, "getState" | "subscribe">;
  readonly checkout: Pick<CheckoutOfParts, "getState" | "subscribe">;
  readonly player: Pick<PageServices["player"], "getState" | "subscribe">;
  readonly environment: Pick<EngagementEnvironment, "onTyping" | "onHidden">;
}): () => void {
  const flow = silenceSwitch(attention);
  const followFlow = () => flow(SILENT_FLOWS[checkout.getState().flow.name] ?? null);
  const typing = silenceSwitch(attention);
  const hidden = silenceSwitch(attention);
  const sound = silenceSwitch(attention);
  followFlow();
  const ends = [
    followDialogs(attention, modal),
    checkout.subscribe(followFlow),
    environment.onTyping((isTyping) => typing(isTyping ? "typing" : null)),
    environment.onHidden((isHidden) => hidden(isHidden ? "hiddenTab" : null)),
    followSound(player, (isHeard) => sound(isHeard ? "sound" : null)),
  ];
  return () => {
    for (const end of ends) end();
    for (const set of [flow, typing, hidden, sound]) set(null);
  };
}

/** Follows the player once it is loaded. */
function followSound(
  late: Pick<PageServices["player"], "getState" | "subscribe">,
  listener: (isHeard: boolean) => void,
): () => void {
  let end = () => {};
  const follow = () => {
    const loaded = late.getState();
    if (loaded) end = loaded.player.subscribe(({ heard }) => listener(heard !== null));
  };
  const endWaiting = late.subscribe(follow);
  follow();
  return () => {
    endWaiting();
    end();
  };
}

/** One silence at a time: the next begins before the one before it ends. */
function silenceSwitch(attention: Pick<AttentionStore, "silence">): (reason: Silence | null) => void {
  let current: Silence | null = null;
  let end = () => {};
  return (reason) => {
    if (reason === current) return;
    const endBefore = end;
    current = reason;
    end = reason ? attention.silence(reason) : () => {};
    endBefore();
  };
}
