import { describe, expect, it } from "vitest";
import type { LiveStatsSource } from "./ports.ts";

/** A source under test, and whether what it lists is invented. */
export interface TestedLiveStats {
  readonly isSample: boolean;
  /** With so many things to show. */
  create(count: number): LiveStatsSource;
}

/** What the notice of what customers do requires of every source. Source: ENGAGE-02, LAW-05. */
export function describeLiveStatsSource(name: string, { create, isSample }: TestedLiveStats): void {
  const list = async (count: number) => {
    const listed = await create(count).list();
    if (!listed.isOk) throw new Error(`It failed with ${listed.failure.code}.`);
    return listed.value;
  };
  describe(`the live stats of ${name}`, () => {
    it("[ENGAGE-02] lists nothing if there is nothing to show", async () => {
      expect(await list(0)).toEqual([]);
    });
    it("[ENGAGE-02] lists at most twelve", async () => {
      const { length } = await list(30);
      expect(length >= 1 && length <= 12).toBe(true);
    });
    it(`[LAW-05] says of each that it is ${isSample ? "a sample" : "real"}`, async () => {
      expect(new Set((await list(3)).map((stat) => stat.isSample))).toEqual(new Set([isSample]));
    });
    it("[ENGAGE-02] says of each what, where, when and which product, in words", async () => {
      for (const { type, place, age, product } of await list(3)) {
        expect(["download", "registration", "review", "shop"]).toContain(type);
        expect([place, age]).not.toContain("");
        expect(product?.name).not.toBe("");
        expect(product?.path).toMatch(/^\/products\//);
      }
    });
    it("[ENGAGE-02] says nothing else: no name, no address, no exact time", async () => {
      for (const stat of await list(3)) {
        expect(Object.keys(stat).sort()).toEqual(["age", "isSample", "place", "product", "type"]);
        expect(Object.keys(stat.product ?? {}).sort()).toEqual(["name", "path", "pictureDark", "pictureLight"]);
      }
    });
  });
}
