import { classNames } from "../base/class-names.ts";
import {
  FRONT_Y,
  frequencyX,
  PLATE_HEIGHT,
  PLATE_WIDTH,
  ridgeBase,
  ridgelineArea,
  ridgelinePath,
} from "./ridgeline-path.ts";

export interface RidgelinesProps {
  /** One list a measurement, the first at the back: levels 0 to 1 at equal steps of log frequency from 20 Hz to 20 kHz. */
  lines: ReadonlyArray<readonly number[]>;
  /** Which line is live: the only one in the signal colour. */
  live?: number;
  /** A description of the measurement, for assistive technology. */
  label: string;
  className?: string;
}

const GRID_HZ = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const DECADE_HZ = new Set([100, 1000, 10_000]);
/** How far a mark of the scale reaches down; a decade's reaches to the plate's edge. */
const MARK_HEIGHT = 12;

/** Spectra as ridgelines: one line per measurement, filled with the ground, over a grid of log frequency. Shows only data. */
export function Ridgelines({ lines, live, label, className }: RidgelinesProps) {
  return (
    <svg
      className={classNames("shop-ridgelines", className)}
      viewBox={`0 0 ${PLATE_WIDTH} ${PLATE_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {GRID_HZ.map((hz) => (
        <path key={hz} className="shop-ridgelines__grid" d={`M${frequencyX(hz)} 0V${PLATE_HEIGHT}`} />
      ))}
      {lines.map((levels, index) => {
        const baseY = ridgeBase(index, lines.length);
        return (
          // A line is identified only by its position.
          <g key={`${baseY}`} data-live={index === live ? "" : undefined}>
            <path className="shop-ridgelines__area" d={ridgelineArea(levels, baseY)} />
            <path className="shop-ridgelines__line" d={ridgelinePath(levels, baseY)} />
          </g>
        );
      })}
      {GRID_HZ.map((hz) => (
        <path
          key={hz}
          className="shop-ridgelines__mark"
          d={`M${frequencyX(hz)} ${FRONT_Y}V${DECADE_HZ.has(hz) ? PLATE_HEIGHT : FRONT_Y + MARK_HEIGHT}`}
        />
      ))}
    </svg>
  );
}
