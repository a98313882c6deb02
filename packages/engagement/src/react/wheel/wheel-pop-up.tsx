"use client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { WHEEL_DELAY_MS } from "../../domain/wheel/limits.ts";
import { PopUpFrame } from "../pop-up/pop-up-frame.tsx";
import { usePopUp } from "../pop-up/use-pop-up.ts";
import { useWheelText } from "./use-wheel-text.ts";
import { WheelPanel, type WheelPanelProps } from "./wheel-panel.tsx";

export interface WheelPopUpProps extends WheelPanelProps {
  /** When the page was loaded, in clock time. */
  loadedAtMs: number;
}

/**
 * The wheel as a pop-up: it asks for its turn 8 seconds after the page has loaded, and asks the server only once it has it. Without a wheel
 * or a spin it withdraws. Closed after the last spin, it is over. Source: ENGAGE-03, ENGAGE-12.
 */
export function WheelPopUp({ loadedAtMs, ...panel }: WheelPopUpProps) {
  const { wheel: store, messages } = panel;
  const text = useWheelText(messages);
  const { stage, wheel, draw } = useStore(store);
  const earliestMs = loadedAtMs + WHEEL_DELAY_MS;
  const turn = usePopUp(stage === "none" ? null : { kind: "wheel", id: "wheel", earliestMs });
  const { isShown, finish } = turn;
  const hasNothingLeft = wheel?.spinsLeft === 0 && draw === null;
  useEffect(() => {
    if (isShown && stage === "unknown") void store.load();
    if (isShown && hasNothingLeft) finish();
  }, [isShown, stage, hasNothingLeft, store, finish]);
  if (!isShown || !wheel || hasNothingLeft) return null;
  return (
    <PopUpFrame
      title={text("wheel.title")}
      size="wide"
      className="shop-wheel-pop-up"
      onClose={wheel.spinsLeft === 0 ? finish : turn.dismiss}
    >
      <WheelPanel {...panel} />
    </PopUpFrame>
  );
}
