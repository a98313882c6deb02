import { type PointerEvent, useState } from "react";
import type { Measured } from "./measured.server.ts";

const WIDTH = 1200;
const HEIGHT = 320;

const place = (x: number, y: number) => `${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)}`;
/** A place in a drawing that isn't stretched, unlike the curve's. */
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * The measured response, with a cursor that reads it: by pointer, or by arrow keys on the slider that lies over it. Without scripts the
 * reading is the first one. A dashed line is what it is compared with. Source: CAT-14.
 */
export function MeasuredPlot({
  title,
  caption,
  label,
  readings,
  dashed,
  keys,
  firstIndex,
  octaves,
  decibels,
}: Measured) {
  const [index, setIndex] = useState(firstIndex);
  const reading = readings[index] ?? readings[0];
  if (!reading) return null;
  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const nearest = Math.round(((event.clientX - left) / width) * (readings.length - 1));
    setIndex(Math.max(0, Math.min(readings.length - 1, nearest)));
  };
  const x = reading.x * WIDTH;
  return (
    <section className="band measured" data-compared={dashed.length > 0 ? "" : undefined}>
      <h2 id="measured">{title}</h2>
      <p className="measured__reading" aria-hidden="true">
        <span>{reading.frequency}</span>
        <span>{reading.level}</span>
      </p>
      <div className="measured__field" onPointerMove={point} onPointerDown={point}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {octaves.map((line) => (
            <line key={line.words} x1={line.x * WIDTH} x2={line.x * WIDTH} y1={0} y2={HEIGHT} />
          ))}
          {decibels.map((line) => (
            <line key={line.words} x1={0} x2={WIDTH} y1={line.y * HEIGHT} y2={line.y * HEIGHT} />
          ))}
          {dashed.length > 0 && (
            <path
              className="measured__before"
              d={`M${readings.map((one, at) => place(one.x, dashed[at] ?? 1)).join("L")}`}
            />
          )}
          <path d={`M${readings.map((one) => place(one.x, one.y)).join("L")}`} />
          <line className="measured__cursor" x1={x} x2={x} y1={0} y2={HEIGHT} />
        </svg>
        <svg className="measured__levels" aria-hidden="true">
          {decibels.map((line) => (
            <text key={line.words} x="0.5rem" y={percent(line.y)} dy="1.2em">
              {line.words}
            </text>
          ))}
        </svg>
        <input
          className="needs-scripts"
          type="range"
          min={0}
          max={readings.length - 1}
          value={index}
          aria-label={label}
          aria-valuetext={`${reading.frequency}: ${reading.level}`}
          onChange={(event) => setIndex(Number(event.currentTarget.value))}
        />
      </div>
      <svg className="measured__scale" aria-hidden="true">
        {octaves.map((line) => (
          <text key={line.words} x={percent(line.x)} y="1.25em">
            {line.words}
          </text>
        ))}
      </svg>
      {keys.length > 0 && (
        <ul className="measured__keys">
          {keys.map((words, at) => (
            <li key={words}>
              <svg viewBox="0 0 44 12" aria-hidden="true">
                <path className={at === 0 ? "measured__before" : undefined} d="M0 6h44" />
              </svg>
              {words}
            </li>
          ))}
        </ul>
      )}
      <p className="muted max-w-measure">{caption}</p>
    </section>
  );
}
