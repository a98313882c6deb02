import type { ReactNode } from "react";
import { DRAWN_BELOW_DB, drawCurve } from "../../domain/sound/draw-curve.ts";
import { THIRDS_HZ } from "../../domain/sound/third-octaves.ts";

export interface PlottedLine {
  /** A, B, C or D. */
  letter: string;
  name: string;
  /** Decibels below the loudest, in thirds of an octave; null: it has no curve. */
  levelsDb: readonly number[] | null;
  /** It sounds now: drawn in the signal colour. */
  isHeard?: boolean;
}

export interface CurvePlotProps {
  /** Four at most: each has a pattern of its own, so that colour isn't needed to tell them apart. */
  lines: readonly PlottedLine[];
  /** What is drawn, for assistive technology. */
  label: string;
  /** Stands in the legend for a line that isn't drawn. */
  noCurve: string;
  /** A control at a line's name. */
  keyOf?: (index: number) => ReactNode;
}

const FIELD = { width: 960, height: 260, topDb: 0 };
const GRID_DB = [0, 1, 2, 3].map((third) => (DRAWN_BELOW_DB / 3) * third);
const MARKS_HZ = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const SAMPLE = "M0 6H48";

/** Where a frequency is, as a fraction of the field's width. */
const placeOf = (hertz: number) => {
  const [from = 1, to = 2] = [THIRDS_HZ[0], THIRDS_HZ.at(-1)];
  return Math.log2(hertz / from) / Math.log2(to / from);
};

/** Frequency curves over one another, with a legend. Server-rendered: it needs no script. */
export function CurvePlot({ lines, label, noCurve, keyOf }: CurvePlotProps) {
  const isDrawn = lines.some(({ levelsDb }) => levelsDb !== null);
  return (
    <figure className="shop-curve-plot" data-drawn={isDrawn ? "" : undefined}>
      {isDrawn && (
        <div className="shop-curve-plot__plot">
          <Levels />
          <svg
            className="shop-curve-plot__field"
            viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={label}
          >
            {GRID_DB.slice(1, -1).map((db) => (
              <path
                key={db}
                className="shop-curve-plot__grid"
                d={`M0 ${(db / DRAWN_BELOW_DB) * FIELD.height}H${FIELD.width}`}
              />
            ))}
            {MARKS_HZ.map((hertz) => (
              <path
                key={hertz}
                className="shop-curve-plot__grid"
                d={`M${(placeOf(hertz) * FIELD.width).toFixed(1)} 0V${FIELD.height}`}
              />
            ))}
            {lines.map(({ letter, levelsDb, isHeard }, index) => (
              <path
                key={letter}
                className="shop-curve-plot__line"
                data-pattern={index}
                data-heard={isHeard ? "" : undefined}
                d={levelsDb ? drawCurve(levelsDb, FIELD) : ""}
              />
            ))}
          </svg>
          <span className="shop-curve-plot__unit" aria-hidden="true">
            Hz
          </span>
          <Scale />
        </div>
      )}
      <figcaption>
        <ul className="shop-curve-plot__legend">
          {lines.map(({ letter, name, levelsDb, isHeard }, index) => (
            <li key={letter} data-heard={isHeard ? "" : undefined}>
              <span className="shop-curve-plot__letter">{letter}</span>
              {levelsDb && (
                <svg className="shop-curve-plot__sample" viewBox="0 0 48 12" aria-hidden="true">
                  <path
                    className="shop-curve-plot__line"
                    data-pattern={index}
                    data-heard={isHeard ? "" : undefined}
                    d={SAMPLE}
                  />
                </svg>
              )}
              <span className="shop-curve-plot__name">
                {name}
                {!levelsDb && isDrawn && <span className="shop-curve-plot__none"> ({noCurve})</span>}
              </span>
              {keyOf?.(index)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** How far below its loudest point a curve is, beside the field's lines. */
function Levels() {
  return (
    <div className="shop-curve-plot__levels" aria-hidden="true">
      {GRID_DB.map((db) => (
        <span key={db}>{db === 0 ? "dB" : `−${db}`}</span>
      ))}
    </div>
  );
}

/** The frequencies under the field. The style sheet has their places, because the markup has no style attribute. */
function Scale() {
  return (
    <div className="shop-curve-plot__scale" aria-hidden="true">
      {MARKS_HZ.map((hertz) => (
        <span key={hertz} data-hertz={hertz}>
          {hertz >= 1000 ? `${hertz / 1000}k` : hertz}
        </span>
      ))}
    </div>
  );
}
