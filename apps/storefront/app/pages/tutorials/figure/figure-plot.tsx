import { useId } from "react";
import type { FigureView } from "./figure-view.server.ts";
import { PLOT } from "./limits.ts";

/** Lines that differ without colour, too. */
const DASHES = ["9 5", undefined, "2 4", "14 4 2 4"];

export interface FigurePlotProps extends Pick<FigureView, "description" | "lines" | "hertz" | "decibels" | "texts"> {
  /** The line that sounds now: drawn in amber, above the others. */
  readonly heardId: string | null;
}

/** Frequency curves with their scales. Lettering is larger in the plot's units where the plot is narrow. */
export function FigurePlot({ description, lines, hertz, decibels, texts, heardId }: FigurePlotProps) {
  const { width, height, left, top, right, bottom } = PLOT;
  const fieldId = useId();
  const drawn = lines.map((line, index) => ({ ...line, dash: DASHES[index] }));
  const ordered = [...drawn.filter(({ id }) => id !== heardId), ...drawn.filter(({ id }) => id === heardId)];
  return (
    <svg
      viewBox={`0 0 ${left + width + right} ${top + height + bottom}`}
      role="img"
      aria-label={description}
      className="block h-auto w-full fill-none font-figure text-[24px] sm:text-[13px]"
    >
      <clipPath id={fieldId}>
        <rect width={width} height={height} />
      </clipPath>
      <g transform={`translate(${left} ${top})`}>
        <rect width={width} height={height} className="fill-well stroke-hairline" />
        {/* The first is at the corner, beside the lowest level: it begins there. */}
        {hertz.map(({ at, label }) => (
          <g key={label}>
            <path d={`M${at * width} 0v${height}`} className="stroke-hairline" />
            <text x={at * width} y={height + 24} textAnchor={at === 0 ? "start" : "middle"} className="fill-ink-2">
              {label}
            </text>
          </g>
        ))}
        {decibels.map(({ at, label }) => (
          <g key={label}>
            <path d={`M0 ${at * height}h${width}`} className="stroke-hairline" />
            <text x={-10} y={at * height + 5} textAnchor="end" className="fill-ink-2">
              {label}
            </text>
          </g>
        ))}
        <text x={width} y={height + 50} textAnchor="end" className="fill-ink-2">
          {texts.frequency}
        </text>
        <text x={-left + 4} y={height + 50} className="fill-ink-2">
          {texts.level}
        </text>
        <g clipPath={`url(#${fieldId})`}>
          {ordered.map(({ id, path, dash }) => (
            <path
              key={id}
              d={path}
              className={id === heardId ? "stroke-signal" : "stroke-ink"}
              vectorEffect="non-scaling-stroke"
              strokeWidth={id === heardId ? 4 : 2}
              strokeDasharray={dash}
              data-heard={id === heardId ? "" : undefined}
            />
          ))}
        </g>
      </g>
    </svg>
  );
}

/** A line as it is in the plot, for the list beside it. */
export function LineSample({ index, isHeard }: { readonly index: number; readonly isHeard: boolean }) {
  return (
    <svg viewBox="0 0 44 12" aria-hidden="true" className="h-[0.75rem] w-unit shrink-0 fill-none">
      <path
        d="M0 6h44"
        className={isHeard ? "stroke-signal" : "stroke-ink"}
        strokeWidth={isHeard ? 4 : 2}
        strokeDasharray={DASHES[index]}
      />
    </svg>
  );
}
