"use client";
import { useCallback, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { PopUpKind } from "../../domain/attention.ts";
import { useAttention } from "../provider/engagement-provider.tsx";

export interface WantedPopUp {
  readonly kind: PopUpKind;
  readonly id: string;
  /** In clock time: it is shown from then on, once it is its turn. */
  readonly earliestMs: number;
}

export interface PopUpTurn {
  /** Whether it is its turn: draw it. */
  readonly isShown: boolean;
  /** The shopper closed it. */
  dismiss(): void;
  /** It has been shown and is over by itself. */
  finish(): void;
}

/** Asks for a turn while mounted. Null: there is nothing to show, so nothing is asked for. */
export function usePopUp(wanted: WantedPopUp | null): PopUpTurn {
  const attention = useAttention();
  const { kind, id, earliestMs } = wanted ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined || earliestMs === undefined) return;
    return attention.ask({ kind, id, earliestMs });
  }, [attention, kind, id, earliestMs]);
  const isShown = useStore(
    attention,
    useCallback(({ shown }) => shown !== null && shown.kind === kind && shown.id === id, [kind, id]),
  );
  return useMemo(() => {
    const end = (act: "dismiss" | "finish") => () => {
      if (kind !== undefined && id !== undefined) attention[act]({ kind, id });
    };
    return { isShown, dismiss: end("dismiss"), finish: end("finish") };
  }, [attention, isShown, kind, id]);
}
