import { expect, test } from "vitest";
import { countWaiting, putInLine, takeInTurn, type Waiting } from "./networks-in-turn.ts";

function line(...items: readonly [network: string, item: string][]): Waiting<string> {
  return items.reduce<Waiting<string>>((waiting, [network, item]) => putInLine(waiting, network, item), new Map());
}

function orderOf(waiting: Waiting<string>): string[] {
  const taken = takeInTurn(waiting);
  return taken ? [taken.item, ...orderOf(taken.waiting)] : [];
}

test("[SAFE-08] networks are served in turn, each one's items in the order they came", () => {
  const waiting = line(
    ["flood", "f1"],
    ["flood", "f2"],
    ["flood", "f3"],
    ["home", "h1"],
    ["cafe", "c1"],
    ["home", "h2"],
  );
  expect(orderOf(waiting)).toEqual(["f1", "h1", "c1", "f2", "h2", "f3"]);
});

test("[SAFE-08] a newcomer during a flood waits behind one item of the flood at most", () => {
  const taken = takeInTurn(line(["flood", "f1"], ["flood", "f2"], ["flood", "f3"]));
  expect(orderOf(putInLine(taken?.waiting ?? new Map(), "home", "h1"))).toEqual(["f2", "h1", "f3"]);
});

test("[SAFE-08] when nobody waits, nobody is next", () => {
  expect(takeInTurn(new Map())).toBeNull();
});

test("[SAFE-08] those who wait are counted in total and by network", () => {
  const waiting = line(["flood", "f1"], ["flood", "f2"], ["home", "h1"]);
  expect([countWaiting(waiting), countWaiting(waiting, "flood"), countWaiting(waiting, "cafe")]).toEqual([3, 2, 0]);
});
