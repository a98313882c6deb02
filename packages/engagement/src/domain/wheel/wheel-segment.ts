/** A part of the wheel. Its odds are per thousand, and they are its size on the dial too. Source: ENGAGE-03. */
export interface WheelSegment {
  readonly id: string;
  /** Nothing, a discount of `value` percent, or one pack for free. */
  readonly type: "none" | "discount" | "freepack";
  readonly value: number | null;
  /** The pack's name. */
  readonly product: string | null;
  readonly odds: number;
}
