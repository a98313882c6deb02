import type { RaisedEvent } from "@shop/tracking";
import { expect, test } from "vitest";
import { salesRaiseEvents } from "./sales-raise-events.ts";

test("[TRACK-06] a sidebar that is shown is a promotion that is seen, its pressed link one that is chosen", () => {
  const raised: RaisedEvent[] = [];
  const track = salesRaiseEvents({ raise: (event) => void raised.push(event) });
  track({ type: "shown", title: "Clean week" });
  track({ type: "selected", title: "Clean week" });
  expect(raised).toEqual([
    { name: "view_promotion", data: { promotion: "Clean week", place: "sidebar" } },
    { name: "select_promotion", data: { promotion: "Clean week", place: "sidebar" } },
  ]);
});
