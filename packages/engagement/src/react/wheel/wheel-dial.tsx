"use client";
import { memo } from "react";
import type { WheelSegment } from "../../domain/wheel/wheel-segment.ts";
import { barRadius, DIAL, dialPosition, dialTicks, labelDegrees, ringPath } from "./dial-geometry.ts";
import type { WheelText } from "./use-wheel-text.ts";

export interface WheelDialProps {
  segments: readonly WheelSegment[];
  turnDegrees: number;
  /** Whether it turns there; otherwise it is there at once. */
  isTurning: boolean;
  /** The segment that was drawn, once the dial has landed. */
  landedId: string | null;
  /** What the hub shows: the drawn point. */
  reading: string;
  text: WheelText;
}

/**
 * The wheel as an instrument's dial under a fixed mark. A field is as wide as its odds, its bar as long as its discount, and the scale has
 * the thousand points of the draw.
 */
export function WheelDial({ segments, turnDegrees, isTurning, landedId, reading, text }: WheelDialProps) {
  return (
    <div className="shop-wheel__dial" role="img" aria-label={text("wheel.dial", { count: segments.length })}>
      <div
        className="shop-wheel__disc"
        data-turning={isTurning || undefined}
        style={{ transform: `rotate(${turnDegrees}deg)` }}
      >
        <Disc segments={segments} landedId={landedId} turnDegrees={turnDegrees} text={text} />
      </div>
      <svg className="shop-wheel__front" viewBox="-160 -160 320 320" aria-hidden="true">
        <path className="shop-wheel__mark" d="M-7-160H7L0-143Z" />
        <path className="shop-wheel__hair" d={`M0-143V${-DIAL.edge}`} />
        <circle className="shop-wheel__hub" r={DIAL.hub - 6} />
        <text className="shop-wheel__reading" y="6">
          {reading}
        </text>
        <text className="shop-wheel__unit" y="23">
          / 1000
        </text>
      </svg>
    </div>
  );
}

type DiscProps = Pick<WheelDialProps, "segments" | "landedId" | "turnDegrees" | "text">;

const Disc = memo(function Disc({ segments, landedId, turnDegrees, text }: DiscProps) {
  const most = Math.max(1, ...segments.map(({ value }) => value ?? 0));
  let start = 0;
  const fields = segments.map((segment) => {
    start += segment.odds;
    return { segment, from: start - segment.odds, to: start };
  });
  // Last, so that no neighbour's edge covers its own.
  fields.sort((one, other) => Number(one.segment.id === landedId) - Number(other.segment.id === landedId));
  return (
    <svg viewBox="-160 -160 320 320" aria-hidden="true">
      <circle className="shop-wheel__face" r={DIAL.rim} />
      <path className="shop-wheel__ticks" d={dialTicks()} />
      {fields.map(({ segment, from, to }) => (
        <g key={segment.id} data-type={segment.type} data-landed={segment.id === landedId || undefined}>
          <path className="shop-wheel__field" d={ringPath(from, to, DIAL.hub, DIAL.edge)} />
          {segment.type !== "none" && (
            <path
              className="shop-wheel__bar"
              d={ringPath(
                from + 4,
                to - 4,
                DIAL.hub,
                segment.value === null ? DIAL.bar : barRadius(segment.value, most),
              )}
            />
          )}
          <FieldLabel segment={segment} middle={(from + to) / 2} turnDegrees={turnDegrees} text={text} />
        </g>
      ))}
    </svg>
  );
});

interface FieldLabelProps {
  segment: WheelSegment;
  /** The point in the middle of its field. */
  middle: number;
  turnDegrees: number;
  text: WheelText;
}

function FieldLabel({ segment, middle, turnDegrees, text }: FieldLabelProps) {
  const [x, y] = dialPosition(middle, DIAL.label);
  const label =
    segment.type === "freepack" ? text("wheel.packShort") : segment.value === null ? "–" : String(segment.value);
  return (
    <text
      className="shop-wheel__label"
      transform={`translate(${x} ${y}) rotate(${labelDegrees(middle, turnDegrees)})`}
      y="6"
    >
      {label}
      {segment.value !== null && <tspan className="shop-wheel__percent">%</tspan>}
    </text>
  );
}
