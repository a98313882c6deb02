"use client";
import { useCallback, useMemo, useState } from "react";
import { WHEEL_DELAY_MS } from "../../domain/wheel/limits.ts";
import { type PopUpTurn, usePopUp } from "../pop-up/use-pop-up.ts";

export interface WheelTurn extends PopUpTurn {
  /** There is no wheel to show: another pop-up may have the turn. */
  giveUp(): void;
}

/**
 * Asks for the wheel's turn, 8 seconds after the page was loaded. Small, so that the wheel itself is fetched only once it has its turn.
 * Source: ENGAGE-03, ENGAGE-12.
 */
export function useWheelTurn(loadedAtMs: number): WheelTurn {
  const [isGivenUp, setIsGivenUp] = useState(false);
  const earliestMs = loadedAtMs + WHEEL_DELAY_MS;
  const turn = usePopUp(isGivenUp ? null : { kind: "wheel", id: "wheel", earliestMs });
  const giveUp = useCallback(() => setIsGivenUp(true), []);
  return useMemo(() => ({ ...turn, giveUp }), [turn, giveUp]);
}
