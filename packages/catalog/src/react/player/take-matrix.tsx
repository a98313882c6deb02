"use client";
import { RadioGroup, RadioGroupItem, VisuallyHidden } from "@shop/ui";
import { useId } from "react";
import type { Take } from "../../domain/player/audition.ts";
import { DIGIT_KEYS } from "../../domain/player/limits.ts";
import type { Slot } from "../../domain/player/reduce-player.ts";
import { takeMatrix } from "../../domain/player/take-matrix.ts";
import { usePlayerText, useSoundNames } from "./player-provider.tsx";

export interface TakeMatrixProps {
  takes: readonly Take[];
  /** The chosen take; null: nothing says which. */
  value: string | null;
  onChange: (takeId: string) => void;
  /** What sounds now: drawn in the signal colour. */
  heardId?: string | null;
  /** Marks the takes in the two slots. */
  slots?: Readonly<Record<Slot, string>> | undefined;
  /** Whether digits choose takes: then the first nine show theirs. */
  hasDigits?: boolean;
  /** In a blind test no take can be chosen. */
  isHidden?: boolean;
}

/** Microphone by position, one key a distance. One radio group: arrow keys go from take to take, row by row. */
export function TakeMatrix(props: TakeMatrixProps) {
  const { takes, value, onChange, isHidden = false } = props;
  const text = usePlayerText();
  const names = useSoundNames();
  const id = useId();
  const { positions, rows, inOrder } = takeMatrix(takes);
  return (
    <div className="shop-take-matrix">
      <p className="shop-label" id={id}>
        {text("player.takes")}
      </p>
      <RadioGroup
        className="shop-take-matrix__field"
        aria-labelledby={id}
        value={value ?? ""}
        onValueChange={onChange}
        disabled={isHidden}
        data-columns={positions.length}
      >
        <div className="shop-take-matrix__row" aria-hidden="true">
          <span />
          {positions.map((position) => (
            <span key={position} className="shop-label">
              {names.position(position)}
            </span>
          ))}
        </div>
        {rows.map(({ microphone, cells }) => (
          <div key={microphone} className="shop-take-matrix__row">
            <span className="shop-take-matrix__microphone" aria-hidden="true">
              {microphone}
            </span>
            {cells.map((cell, column) => (
              <span key={positions[column]} className="shop-take-matrix__cell">
                {cell.map((take) => (
                  <TakeKey key={take.id} {...props} take={take} name={names.take(take)} index={inOrder.indexOf(take)} />
                ))}
              </span>
            ))}
          </div>
        ))}
      </RadioGroup>
    </div>
  );
}

interface TakeKeyProps extends TakeMatrixProps {
  take: Take;
  name: string;
  /** Its place in the matrix' order, from 0. */
  index: number;
}

function TakeKey({ take, name, index, heardId, slots, hasDigits, isHidden }: TakeKeyProps) {
  const marks = isHidden || !slots ? [] : (["a", "b"] as const).filter((slot) => slots[slot] === take.id);
  const isHeard = !isHidden && heardId === take.id;
  return (
    <RadioGroupItem className="shop-take-key" value={take.id} data-heard={isHeard ? "" : undefined}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className="shop-take-key__distance" aria-hidden="true">
        {take.distanceCm}
        <small>cm</small>
      </span>
      {marks.map((slot) => (
        <span key={slot} className="shop-take-key__slot" aria-hidden="true">
          {slot.toUpperCase()}
        </span>
      ))}
      {hasDigits && index < DIGIT_KEYS && (
        <span className="shop-take-key__digit" aria-hidden="true">
          {index + 1}
        </span>
      )}
    </RadioGroupItem>
  );
}
