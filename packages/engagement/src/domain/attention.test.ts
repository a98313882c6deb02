import { expect, test } from "vitest";
import { type Claim, chooseClaim, type PopUpKind, type Silence } from "./attention.ts";

const NOW = 1_000;
const claim = (kind: PopUpKind, id = "1", earliestMs = 0): Claim => ({ kind, id, earliestMs });

const RANKED: readonly PopUpKind[] = ["cartMessage", "exitIntent", "sale", "wheel", "contest", "liveSales"];
const ordered = RANKED.flatMap((higher, rank) => RANKED.slice(rank + 1).map((lower) => [higher, lower] as const));

test.each(ordered)(
  "[ENGAGE-12] if %s and %s are both due, the first is shown, however they are asked",
  (higher, lower) => {
    const claims = [claim(lower, "1", 0), claim(higher, "1", NOW)];
    const reversed = [...claims].reverse();
    expect([chooseClaim(claims, [], null, NOW)?.kind, chooseClaim(reversed, [], null, NOW)?.kind]).toEqual([
      higher,
      higher,
    ]);
  },
);

test.each(ordered)("[ENGAGE-12] a shown %s isn't replaced by %s", (higher, lower) => {
  const shown = claim(higher);
  expect(chooseClaim([claim(lower), shown], [], shown, NOW)).toEqual(shown);
});

test.each(
  ordered.map(([higher, lower]) => [lower, higher, higher === "cartMessage" ? "goes for" : "stays over"] as const),
)("[ENGAGE-12] a shown %s and a due %s: it %s it", (lower, higher, _what) => {
  const shown = claim(lower);
  const expected = higher === "cartMessage" ? "cartMessage" : lower;
  expect(chooseClaim([shown, claim(higher)], [], shown, NOW)?.kind).toBe(expected);
});

const COVERS: readonly Silence[] = ["consent", "modal", "payment", "review", "openCart", "taskPage"];
const OF_THE_CART: readonly Silence[] = ["review", "openCart", "taskPage"];
const HOLDS: readonly Silence[] = ["question", "typing", "sound", "hiddenTab", "rest"];
const pairs = (silences: readonly Silence[], kinds: readonly PopUpKind[]) =>
  silences.flatMap((silence) => kinds.map((kind) => [silence, kind] as const));

const COVERED = pairs(COVERS, RANKED).filter(
  ([silence, kind]) => !OF_THE_CART.includes(silence) || kind !== "cartMessage",
);

test.each(COVERED)("[ENGAGE-12] under %s there is no %s, neither a new one nor the shown one", (silence, kind) => {
  const own = claim(kind);
  expect([chooseClaim([own], [silence], null, NOW), chooseClaim([own], [silence], own, NOW)]).toEqual([null, null]);
});

test.each(pairs(HOLDS, RANKED.slice(1)))(
  "[ENGAGE-12] under %s no %s appears, and one that is shown stays",
  (silence, kind) => {
    const own = claim(kind);
    expect([chooseClaim([own], [silence], null, NOW), chooseClaim([own], [silence], own, NOW)]).toEqual([null, own]);
  },
);

test("[ENGAGE-12] [PAY-05] under the review a cart message still appears: it says that the quick checkout starts", () => {
  const own = claim("cartMessage");
  expect(chooseClaim([own, claim("sale")], ["review"], null, NOW)).toEqual(own);
  expect(chooseClaim([own], ["review", "payment"], own, NOW)).toBeNull();
});

test("[ENGAGE-12] over the opened cart a cart message still appears: it says what a press there has done", () => {
  const own = claim("cartMessage");
  expect(chooseClaim([own, claim("sale")], ["openCart"], null, NOW)).toEqual(own);
  expect(chooseClaim([own], ["openCart", "modal"], own, NOW)).toBeNull();
});

test("[ENGAGE-12] on a page on which the shopper has something to do a cart message still appears, and nothing else", () => {
  const own = claim("cartMessage");
  expect(chooseClaim([own, claim("sale")], ["taskPage"], null, NOW)).toEqual(own);
  expect(chooseClaim([claim("sale"), claim("exitIntent")], ["taskPage"], null, NOW)).toBeNull();
});

test.each(HOLDS)("[ENGAGE-12] a cart message responds to the shopper, so %s doesn't delay it", (silence) => {
  const own = claim("cartMessage");
  expect(chooseClaim([own], [silence], null, NOW)).toEqual(own);
});

test.each(
  HOLDS.flatMap((hold) =>
    COVERS.filter((cover) => !OF_THE_CART.includes(cover)).map((cover) => [hold, cover] as const),
  ),
)("[ENGAGE-12] under %s and %s together nothing is shown", (hold, cover) => {
  const shown = claim("sale");
  expect(chooseClaim([claim("cartMessage"), shown], [hold, cover], shown, NOW)).toBeNull();
});

test.each([
  ["a millisecond before its time it isn't shown", 1_001, null],
  ["at its time it is", 1_000, "sale"],
])("[ENGAGE-12] a pop-up's time is its earliest: %s", (_what, earliestMs, expected) => {
  expect(chooseClaim([claim("sale", "1", earliestMs)], [], null, NOW)?.kind ?? null).toBe(expected);
});

test("[ENGAGE-12] of one kind the earlier is shown, and of one time the one that asked first", () => {
  const claims = [claim("sale", "late", 900), claim("sale", "first", 800), claim("sale", "second", 800)];
  expect(chooseClaim(claims, [], null, NOW)?.id).toBe("first");
});

test("[ENGAGE-12] a shown pop-up that was withdrawn makes room for the next", () => {
  expect(chooseClaim([claim("liveSales")], [], claim("sale"), NOW)?.kind).toBe("liveSales");
});

test("[ENGAGE-12] a cart message isn't replaced by another one", () => {
  const shown = claim("cartMessage", "1");
  expect(chooseClaim([claim("cartMessage", "2", -5), shown], [], shown, NOW)?.id).toBe("1");
});
