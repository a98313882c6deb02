/**
 * One of the promotions, by chance that repeats: the same seed chooses the same, so that a page made twice is one page. Null if there is
 * none. Source: ENGAGE-01.
 */
export function choosePromotion<Promotion>(promotions: readonly Promotion[], seed: string): Promotion | null {
  return promotions[hashOf(seed) % Math.max(1, promotions.length)] ?? null;
}

/** FNV-1a, 32 bits: short, and different for seeds that differ in one character. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
