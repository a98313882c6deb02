const TAG = /(<[^>]*>)/;
/**
 * A number, a space, and a unit that ends there. The letters are case-sensitive: "2 m" is a length, "2 M" is not one of ours. In Japanese the next
 * word follows without a space.
 */
const NUMBER_AND_UNIT =
  /(\d) (?=(?:µs|ms|s|Hz|kHz|MHz|dB|dBFS|dBTP|LUFS|LU|mm|cm|m|km|%|bit|kB|MB|GB|Ω|kΩ|V|mV|W|°)(?![\p{Script=Latin}\p{N}]))/gu;
const NO_BREAK_SPACE = "\u00a0";

/** HTML whose numbers stay on one line with their units. Only its texts change, not its tags. */
export function keepUnits(html: string): string {
  return html
    .split(TAG)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(NUMBER_AND_UNIT, `$1${NO_BREAK_SPACE}`)))
    .join("");
}
