import { expect, test } from "vitest";
import { buildAudition, buildProgramme } from "../../testing/index.ts";
import { NO_SETTINGS, type PlayerAct, reducePlayer, wantedSound } from "./reduce-player.ts";

const after = (...acts: readonly PlayerAct[]) =>
  acts.reduce(reducePlayer, reducePlayer(NO_SETTINGS, { type: "open", programme: buildProgramme() }));

test("[HEAR-02] a pack opens with its first performance through its cover's take, and the take after it to compare with", () => {
  expect(after()).toMatchObject({
    performanceId: "chug",
    slots: { a: "rib-a-cap-edge-15", b: "dyn-a-cap-2" },
    slot: "a",
    isBypassed: false,
    blind: "off",
    isLooping: true,
  });
});

test("[HEAR-02] a pack without a cover's take opens with its first", () => {
  const audition = buildAudition();
  const takes = audition.takes.map((take) => ({ ...take, isCover: false }));
  const programme = buildProgramme({ audition: { ...audition, takes } });
  expect(reducePlayer(NO_SETTINGS, { type: "open", programme }).slots).toEqual({
    a: "dyn-a-cap-2",
    b: "dyn-a-cap-edge-5",
  });
});

test("[HEAR-02] a pack may open with what was chosen, and opened again it keeps what is set", () => {
  const chosen = reducePlayer(NO_SETTINGS, {
    type: "open",
    programme: buildProgramme(),
    choice: { performanceId: "lead", takeId: "dyn-a-cap-edge-5" },
  });
  expect(wantedSound(chosen)).toEqual({ performanceId: "lead", takeId: "dyn-a-cap-edge-5" });
  const again = reducePlayer(chosen, { type: "open", programme: buildProgramme() });
  expect(wantedSound(again)).toEqual({ performanceId: "lead", takeId: "dyn-a-cap-edge-5" });
});

test.each<[string, readonly PlayerAct[], string]>([
  ["a take goes into the slot that is heard", [{ type: "chooseTake", takeId: "dyn-a-cap-edge-5" }], "dyn-a-cap-edge-5"],
  ["the other slot has its own take", [{ type: "chooseSlot", slot: "b" }], "dyn-a-cap-2"],
  [
    "a take that is chosen in B leaves A alone",
    [
      { type: "chooseSlot", slot: "b" },
      { type: "chooseTake", takeId: "dyn-a-cap-edge-5" },
      { type: "chooseSlot", slot: "a" },
    ],
    "rib-a-cap-edge-15",
  ],
  ["bypass is the dry performance", [{ type: "setBypass", isBypassed: true }], "dry"],
  [
    "a slot ends the bypass",
    [
      { type: "setBypass", isBypassed: true },
      { type: "chooseSlot", slot: "a" },
    ],
    "rib-a-cap-edge-15",
  ],
  [
    "so does a take",
    [
      { type: "setBypass", isBypassed: true },
      { type: "chooseTake", takeId: "dyn-a-cap-2" },
    ],
    "dyn-a-cap-2",
  ],
  ["a take that the pack hasn't changes nothing", [{ type: "chooseTake", takeId: "rib-z" }], "rib-a-cap-edge-15"],
])("[HEAR-03] %s", (_what, acts, takeId) => {
  expect(wantedSound(after(...acts))).toEqual({ performanceId: "chug", takeId });
});

test.each<[number, number, string, string, "a" | "b"]>([
  [0.49, 0.49, "rib-a-cap-edge-15", "dyn-a-cap-2", "a"],
  [0.5, 0.49, "dyn-a-cap-2", "rib-a-cap-edge-15", "a"],
  [0.49, 0.5, "rib-a-cap-edge-15", "dyn-a-cap-2", "b"],
  [0.99, 0.99, "dyn-a-cap-2", "rib-a-cap-edge-15", "b"],
])(
  "[HEAR-06] a blind test puts the takes by chance (%d, %d) into A %s and B %s, and hears %s",
  (swap, choice, a, b, slot) => {
    expect(after({ type: "hideNames", chances: [swap, choice] })).toMatchObject({
      slots: { a, b },
      slot,
      blind: "hidden",
    });
  },
);

test("[HEAR-06] in a blind test no take can be chosen; revealed, it can", () => {
  const hidden = after({ type: "hideNames", chances: [0, 0] }, { type: "chooseTake", takeId: "dyn-a-cap-edge-5" });
  expect(hidden.slots.a).toBe("rib-a-cap-edge-15");
  const revealed = reducePlayer(hidden, { type: "reveal" });
  expect(revealed.blind).toBe("revealed");
  expect(reducePlayer(revealed, { type: "chooseTake", takeId: "dyn-a-cap-edge-5" }).slots.a).toBe("dyn-a-cap-edge-5");
  expect(reducePlayer(revealed, { type: "endBlind" }).blind).toBe("off");
});

test("[HEAR-01] a closed player has no programme, keeps its loop, and does nothing", () => {
  const closed = after({ type: "setLoop", isLooping: false }, { type: "close" });
  expect(closed).toEqual({ ...NO_SETTINGS, isLooping: false });
  expect(wantedSound(closed)).toBeNull();
  expect(reducePlayer(closed, { type: "chooseSlot", slot: "b" })).toBe(closed);
});
