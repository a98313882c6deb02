"use client";
import type { Programme, Sound } from "../../domain/player/audition.ts";
import { wantedSound } from "../../domain/player/reduce-player.ts";
import { formatLevel } from "./format-figures.ts";
import { PerformanceChoice } from "./performance-choice.tsx";
import { usePlayer, usePlayerStore, usePlayerText, useSoundNames } from "./player-provider.tsx";
import { TakeCurves } from "./take-curves.tsx";
import { TakeMatrix } from "./take-matrix.tsx";
import { Wipe } from "./wipe.tsx";

export interface SoundBoardProps {
  programme: Programme;
  /** What is chosen while another programme, or none, is docked. */
  choice: Sound;
  onChoose: (choice: Sound) => void;
}

/** Performances and takes of one programme, or a plugin's before and after. They control the player while the programme is docked; before, they only choose. */
export function SoundBoard({ programme, choice, onChoose }: SoundBoardProps) {
  const { audition } = programme;
  const player = usePlayerStore();
  const text = usePlayerText();
  const names = useSoundNames();
  const state = usePlayer((all) => all);
  const isDocked = state.programme?.name === programme.name;
  const isHidden = isDocked && state.blind === "hidden";
  const wanted = isDocked ? (wantedSound(state) ?? choice) : choice;
  // The line moves when the sound does.
  const drawn = (isDocked && state.heard) || wanted;
  return (
    <div className="shop-sound-board">
      <PerformanceChoice
        performances={audition.performances}
        value={wanted.performanceId}
        onChange={(performanceId) =>
          isDocked ? player.choosePerformance(performanceId) : onChoose({ ...choice, performanceId })
        }
      />
      {audition.comparison ? (
        <Wipe programme={programme} performanceId={wanted.performanceId} />
      ) : (
        <>
          <TakeCurves
            programme={programme}
            isDocked={isDocked}
            takeId={isHidden ? null : drawn.takeId}
            name={names.takeById(audition.takes, drawn.takeId)}
            isHeard={isDocked && state.heard !== null}
          />
          <TakeMatrix
            takes={audition.takes}
            value={isHidden ? null : wanted.takeId}
            onChange={(takeId) => (isDocked ? player.chooseTake(takeId) : onChoose({ ...choice, takeId }))}
            heardId={isDocked ? (state.heard?.takeId ?? null) : null}
            slots={isDocked ? state.slots : undefined}
            hasDigits={isDocked && state.hasShortcuts}
            isHidden={isHidden}
          />
        </>
      )}
      <p className="shop-sound-board__note">
        {text("player.levelMatched", { lufs: formatLevel(audition.loudnessLufs) })}.{" "}
        {audition.isModelled && text("player.modelled")}
      </p>
    </div>
  );
}
