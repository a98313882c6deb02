"use client";
import { RadioGroup, RadioGroupItem } from "@shop/ui";
import { useId } from "react";
import type { Performance } from "../../domain/player/audition.ts";
import { usePlayerText, useSoundNames } from "./player-provider.tsx";

export interface PerformanceChoiceProps {
  performances: readonly Performance[];
  value: string;
  onChange: (performanceId: string) => void;
}

/** What is played: one of the dry performances. */
export function PerformanceChoice({ performances, value, onChange }: PerformanceChoiceProps) {
  const text = usePlayerText();
  const names = useSoundNames();
  const id = useId();
  return (
    <div className="shop-player-performances">
      <p className="shop-label" id={id}>
        {text("player.performances")}
      </p>
      <RadioGroup
        className="shop-player-performances__keys"
        aria-labelledby={id}
        orientation="horizontal"
        value={value}
        onValueChange={onChange}
      >
        {performances.map((performance) => (
          <RadioGroupItem key={performance.id} className="shop-player-key" value={performance.id}>
            {names.performance(performance)}
          </RadioGroupItem>
        ))}
      </RadioGroup>
    </div>
  );
}
