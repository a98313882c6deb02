"use client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { PopUpFrame } from "../pop-up/pop-up-frame.tsx";
import { useWheelText } from "./use-wheel-text.ts";
import type { WheelTurn } from "./use-wheel-turn.ts";
import { WheelPanel, type WheelPanelProps } from "./wheel-panel.tsx";

export interface WheelPopUpProps extends WheelPanelProps {
  turn: WheelTurn;
}

/**
 * The wheel as a pop-up, while it is its turn. It asks the server once; without a wheel it gives its turn up, and without a spin or a prize
 * it is over. Source: ENGAGE-03.
 */
export function WheelPopUp({ turn, ...panel }: WheelPopUpProps) {
  const { wheel: store, messages } = panel;
  const text = useWheelText(messages);
  const { stage, wheel, draw, pack } = useStore(store);
  const { isShown, giveUp, finish, dismiss } = turn;
  const isUsedUp = wheel?.spinsLeft === 0;
  const hasNothing = isUsedUp && draw === null;
  useEffect(() => {
    if (!isShown) return;
    if (stage === "unknown") void store.load();
    else if (stage === "none") giveUp();
    else if (hasNothing) finish();
  }, [isShown, stage, hasNothing, store, giveUp, finish]);
  if (!isShown || !wheel || hasNothing) return null;
  const segment = draw && wheel.segments.find(({ id }) => id === draw.segmentId);
  const isPackWaiting = segment?.type === "freepack" && !draw?.isClaimed && pack !== "claimed";
  return (
    <PopUpFrame
      title={text("wheel.title")}
      size="wide"
      className="shop-wheel-pop-up"
      onClose={isUsedUp && !isPackWaiting ? finish : dismiss}
    >
      <WheelPanel {...panel} />
    </PopUpFrame>
  );
}
