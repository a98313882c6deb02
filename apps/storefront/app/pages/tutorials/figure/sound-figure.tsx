import { IconButton, PauseIcon, PlayIcon, Spoken } from "@shop/ui";
import { useId } from "react";
import { FigurePlot, LineSample } from "./figure-plot.tsx";
import type { FigureView } from "./figure-view.server.ts";
import { useFigureSound } from "./use-figure-sound.ts";

/** What an article explains, drawn and to be heard. Amber is what sounds now. */
export function SoundFigure(figure: FigureView) {
  const { title, caption, note, lines, programme, texts } = figure;
  const { heardId, isBlind, hasFailed, press } = useFigureSound(programme);
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className="my-7 border-y border-hairline py-5">
      <p id={titleId} className="mb-3 text-title font-strong leading-tight">
        {title}
      </p>
      <FigurePlot {...figure} heardId={heardId} />
      <ul className="mt-3 grid">
        {lines.map(({ id, label, difference, playName }, index) => (
          <li key={id} className="flex min-h-unit items-center gap-x-3 border-t border-hairline">
            <IconButton
              className="needs-scripts"
              label={heardId === id ? texts.pause : playName}
              icon={heardId === id ? <PauseIcon /> : <PlayIcon />}
              disabled={isBlind}
              onClick={() => void press(id)}
            />
            <LineSample index={index} isHeard={heardId === id} />
            <p className="flex grow flex-wrap items-baseline justify-between gap-x-4">
              {label}
              {difference && <span className="font-figure text-label text-ink-2">{difference}</span>}
            </p>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p>
          <Spoken urgency="alert">{texts.failed}</Spoken>
        </p>
      )}
      <figcaption className="grid gap-x-6 gap-y-2 border-t border-hairline pt-3 text-small text-ink-2 lg:grid-cols-2">
        <p>{caption}</p>
        <p>{note}</p>
      </figcaption>
    </figure>
  );
}
