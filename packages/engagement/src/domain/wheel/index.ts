export { type CheckedDraw, checkDraw, type ReportedDraw, type Sha256 } from "./check-draw.ts";
export { dialTurn } from "./dial-turn.ts";
export { type DrawIngredients, drawMessage, drawPoint } from "./draw-point.ts";
export * from "./limits.ts";
export { segmentAt } from "./segment-at.ts";
export type { WheelSegment } from "./wheel-segment.ts";
