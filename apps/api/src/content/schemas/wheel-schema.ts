import { MAX_PRODUCT_NAME_LENGTH } from "@shop/api-client/contract";
import { ODDS_TOTAL } from "@shop/engagement";
import * as z from "zod/mini";
import { slug } from "../content-texts.ts";

/** A segment of `wheel.json`, in the order in which they are on the dial. Its odds are per thousand. Source: ENGAGE-03. */
export const contentWheelSegmentSchema = z.strictObject({
  id: slug,
  type: z.enum(["none", "discount", "freepack"]),
  value: z.optional(z.int("is not a whole number").check(z.minimum(1), z.maximum(100))),
  product: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_PRODUCT_NAME_LENGTH))),
  odds: z.int("is not a whole number").check(z.minimum(1), z.maximum(ODDS_TOTAL)),
});
export type CheckedWheelSegment = z.infer<typeof contentWheelSegmentSchema>;

interface WheelFault {
  readonly field: string;
  readonly reason: string;
}

/** Faults that no single field of a wheel shows. Null: it is valid; a wheel without segments is none. */
export function findWheelFault(
  segments: readonly CheckedWheelSegment[],
  products: ReadonlyArray<{ readonly name: string; readonly type: string; readonly is_public: boolean }>,
): WheelFault | null {
  const packs = products.filter(({ type, is_public }) => type === "samplepack" && is_public).map(({ name }) => name);
  for (const [index, segment] of segments.entries()) {
    const { id, type, value, product } = segment;
    const fault = (field: string, reason: string) => ({ field: `${id}.${field}`, reason });
    if (segments.findIndex((other) => other.id === id) < index) return { field: "id", reason: `is used twice: ${id}` };
    if ((type === "discount") !== (value !== undefined)) return fault("value", "goes with the type discount");
    if ((type === "freepack") !== (product !== undefined)) return fault("product", "goes with the type freepack");
    if (product !== undefined && !packs.includes(product)) return fault("product", `names no public pack: ${product}`);
  }
  const sum = segments.reduce((odds, segment) => odds + segment.odds, 0);
  if (segments.length === 0 || sum === ODDS_TOTAL) return null;
  return { field: "odds", reason: `add up to ${sum}, not to ${ODDS_TOTAL}` };
}
