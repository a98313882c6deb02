/** Colours this close together count as one: sixteen steps a channel. */
const STEP_BITS = 4;
/** Below this a pixel lets its background through. */
const OPAQUE_FROM = 250;
const CHANNELS = 4;

type Sum = { count: number; red: number; green: number; blue: number };

/**
 * The colour that most of a picture has, `#rrggbb`: what is shown in its place until it has arrived. Null for a picture that lets its
 * background through, which shows its place already. `pixels` are bytes of red, green, blue and opacity.
 */
export function dominantColour(pixels: Uint8Array): string | null {
  const sums = new Map<number, Sum>();
  let most: Sum | null = null;
  for (let at = 0; at + CHANNELS <= pixels.length; at += CHANNELS) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + CHANNELS);
    if (opacity < OPAQUE_FROM) return null;
    const key = ((red >> STEP_BITS) << 8) | ((green >> STEP_BITS) << 4) | (blue >> STEP_BITS);
    const sum = sums.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    sums.set(key, sum);
    sum.count += 1;
    sum.red += red;
    sum.green += green;
    sum.blue += blue;
    if (most === null || sum.count > most.count) most = sum;
  }
  if (most === null) return null;
  const { count, red, green, blue } = most;
  return `#${[red, green, blue]
    .map((channel) =>
      Math.round(channel / count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
