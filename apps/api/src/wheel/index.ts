export { wheelCounts } from "./counted-calls.ts";
export { wheelHandlers } from "./wheel-handlers.ts";
export { putWheelSegments } from "./wheel-segments.ts";
export { deleteEndedWheels } from "./wheels.ts";
