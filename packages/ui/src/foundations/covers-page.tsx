import { EXAMPLE_MEASUREMENTS } from "../ridgelines/example-measurements.ts";
import { Ridgelines } from "../ridgelines/ridgelines.tsx";
import { BothThemes } from "./both-themes.tsx";

const RULES = [
  "One line is one measurement. What wasn't measured isn't drawn.",
  "The frequency axis is logarithmic, 20 Hz to 20 kHz: an octave is as wide everywhere. The grid is at 1, 2 and 5 of each decade.",
  "The first measurement is at the back. Each line is filled with the ground, so that what is in front hides what is behind.",
  "Amber is for the one line that is live: hovered, playing, chosen. At rest no line is.",
  "The cover of a sum is drawn from the sum of its parts' lines.",
  "No shadow, no gradient, no third colour, no text on it: the name is under it.",
] as const;

export function CoversPage() {
  return (
    <BothThemes title="Covers" lead="A cover is a drawing of the data that is inside. These are its rules.">
      {(theme) => (
        <>
          <div className="foundations-covers">
            <Ridgelines lines={EXAMPLE_MEASUREMENTS} label={`Fourteen measurements at rest, ${theme}`} />
            <Ridgelines lines={EXAMPLE_MEASUREMENTS} live={4} label={`The same, the fifth one live, ${theme}`} />
          </div>
          <ol className="foundations-rules">
            {RULES.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </>
      )}
    </BothThemes>
  );
}
