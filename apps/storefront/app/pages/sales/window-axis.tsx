import { placeOn, type Span, type Tick } from "./time-axis.ts";

export interface Lane extends Span {
  readonly id: string;
  readonly state: "upcoming" | "open" | "over";
  /** Above its bar; none: the bar alone. */
  readonly label?: string;
}

interface WindowAxisProps {
  readonly axis: Span;
  readonly ticks: readonly Tick[];
  readonly lanes: readonly Lane[];
  readonly nowMs: number;
  /** The name of now's line, which is drawn where the axis contains it. */
  readonly nowLabel: string;
  /** What the drawing says, in words. */
  readonly description: string;
}

const HEAD_PX = 30;
const LANE_PX = 48;
const FOOT_PX = 26;
const BAR_PX = 14;
const LABEL_MARGIN_PX = 4;
/** Between now's line and a label beside it. */
const NOW_GAP_PX = 8;
const RIGHT_EDGE = 0.86;
const LATE_PERCENT = 50;
/** German dates would touch: on a phone each third tick has a label, on a narrow axis the last but one has none, for the last label ends at its tick. */
const LABELLED_ON_PHONE = 3;

const BARS = {
  open: "fill-signal",
  upcoming: "fill-none stroke-ink-2",
  over: "fill-hairline",
} as const;

/** Windows on a time axis: one lane each, ticks below, and where now is. Places are percentages, so that it fits any width. */
export function WindowAxis({ axis, ticks, lanes, nowMs, nowLabel, description }: WindowAxisProps) {
  const footY = HEAD_PX + lanes.length * LANE_PX;
  return (
    <div className="@container">
      <svg className="block w-full overflow-visible" height={footY + FOOT_PX} role="img" aria-label={description}>
        {ticks.map(({ atMs, label }, index) => (
          <g key={atMs}>
            <line {...across(axis, atMs)} y1={HEAD_PX} y2={footY} className="stroke-hairline" />
            <AxisText
              axis={axis}
              atMs={atMs}
              y={footY + 18}
              className={`fill-ink-3 ${index % LABELLED_ON_PHONE === 0 ? "" : "max-sm:hidden"} ${index === ticks.length - 2 ? "sm:@max-[56rem]:hidden" : ""}`}
            >
              {label}
            </AxisText>
          </g>
        ))}
        <line x1="0%" x2="100%" y1={footY} y2={footY} className="stroke-edge" />
        {lanes.map((lane, index) => (
          <LaneBar key={lane.id} axis={axis} lane={lane} y={HEAD_PX + index * LANE_PX} />
        ))}
        {nowMs >= axis.startMs && nowMs <= axis.endMs && (
          <>
            <line {...across(axis, nowMs)} y1={HEAD_PX - 8} y2={footY} className="stroke-ink" />
            <AxisText axis={axis} atMs={nowMs} y={HEAD_PX - 14} className="fill-ink">
              {nowLabel}
            </AxisText>
          </>
        )}
        {lanes.map((lane, index) => (
          <LaneLabel key={lane.id} axis={axis} lane={lane} y={HEAD_PX + index * LANE_PX} nowMs={nowMs} />
        ))}
      </svg>
    </div>
  );
}

interface LaneProps {
  readonly axis: Span;
  readonly lane: Lane;
  /** Its upper edge. */
  readonly y: number;
}

function LaneBar({ axis, lane, y }: LaneProps) {
  const [from, to] = [placeOn(axis, lane.startMs), placeOn(axis, lane.endMs)];
  const width = `${Number.parseFloat(to) - Number.parseFloat(from)}%`;
  return <rect x={from} y={y + 24} width={width} height={BAR_PX} className={BARS[lane.state]} />;
}

/**
 * Drawn after all lines, with a margin of the ground's colour: no tick crosses it. In the left half it is at its bar's start, or, of a bar
 * that began before now, right of now's line; in the right half it ends where its bar does, so that no screen cuts it.
 */
function LaneLabel({ axis, lane, y, nowMs }: LaneProps & { readonly nowMs: number }) {
  const isLate = Number.parseFloat(placeOn(axis, lane.startMs)) > LATE_PERCENT;
  const isAfterNow = nowMs >= lane.startMs && nowMs >= axis.startMs && nowMs <= axis.endMs;
  const atMs = isAfterNow ? nowMs : isLate ? lane.endMs : lane.startMs;
  return lane.label ? (
    <text
      x={placeOn(axis, atMs)}
      dx={isAfterNow ? NOW_GAP_PX : 0}
      y={y + 16}
      textAnchor={isLate && !isAfterNow ? "end" : "start"}
      strokeWidth={LABEL_MARGIN_PX * 2}
      strokeLinejoin="round"
      className="fill-ink stroke-ground text-small font-strong [paint-order:stroke]"
    >
      {lane.label}
    </text>
  ) : null;
}

interface AxisTextProps {
  readonly axis: Span;
  readonly atMs: number;
  readonly y: number;
  readonly className: string;
  readonly children: string;
}

/** Text at a moment; near the right edge it ends there, so that no screen cuts it. */
function AxisText({ axis, atMs, y, className, children }: AxisTextProps) {
  const share = (atMs - axis.startMs) / (axis.endMs - axis.startMs);
  const anchor = share > RIGHT_EDGE ? "end" : "start";
  return (
    <text x={placeOn(axis, atMs)} y={y} textAnchor={anchor} className={`font-figure text-label ${className}`}>
      {children}
    </text>
  );
}

function across(axis: Span, atMs: number) {
  const x = placeOn(axis, atMs);
  return { x1: x, x2: x };
}
