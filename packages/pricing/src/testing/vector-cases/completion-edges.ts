import type { CartCase } from "./cart-case.ts";
import { line, parts, visitor } from "./edge-carts.ts";

/** Completions that an independent implementation gets wrong most easily. */
export const completionEdgeCases: readonly CartCase[] = [
  {
    about: "completion: in yen, each part is whole",
    input: visitor(
      [
        line("Bundle", {
          fullPriceMinor: 1_000_000,
          completion: parts(["a", 333_300, true], ["b", 455_500, false], ["c", 699_900, false]),
        }),
      ],
      { currency: "JPY" },
    ),
  },
  {
    about: "completion: each part is rounded, not their sum",
    input: visitor([
      line("Bundle", {
        fullPriceMinor: 1000,
        completion: parts(["a", 100, true], ["b", 100, false], ["c", 100, false], ["d", 700, false]),
        statedPriceMinor: 995,
      }),
    ]),
  },
  {
    about: "completion: never more than the bundle",
    input: visitor([
      line("Bundle", {
        fullPriceMinor: 2,
        completion: parts(["a", 0, true], ["b", 1, false], ["c", 1, false], ["d", 1, false], ["e", 1, false]),
      }),
    ]),
  },
  {
    about: "completion: parts that cost nothing separately change nothing",
    input: visitor([line("Bundle", { completion: parts(["a", 0, true], ["b", 0, false]) })]),
  },
  {
    about: "completion: a missing part that costs nothing separately is free",
    input: visitor([line("Bundle", { completion: parts(["a", 1, true], ["b", 0, false]) })]),
  },
  {
    about: "completion: all parts owned, so it is a whole bundle",
    input: visitor([line("Bundle", { completion: parts(["a", 100, true]) })]),
  },
  {
    about: "completion: the product of two prices is more than 2^53",
    input: visitor([
      line("Bundle", {
        fullPriceMinor: 123_456_789_013,
        completion: parts(["a", 99_999_999_977, true], ["b", 111_111_111_119, false]),
      }),
    ]),
  },
];
