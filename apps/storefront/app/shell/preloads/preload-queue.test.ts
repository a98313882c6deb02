import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createPreloadQueue } from "./preload-queue.ts";

function open() {
  const clock = createFakeClock();
  const queue = createPreloadQueue(clock);
  /** Each of these pages is pointed at, long enough to be wanted. */
  const point = (...pages: readonly string[]) => {
    for (const page of pages) queue.want(page);
    clock.advance(100);
  };
  return { clock, queue, point };
}

test("[ROUTE-02] five preloads are in flight, the rest wait and follow in their order", () => {
  const { queue, point } = open();
  point("/a", "/b", "/c", "/d", "/e", "/f", "/g");
  expect(queue.getState()).toEqual({ inFlight: ["/a", "/b", "/c", "/d", "/e"], waiting: ["/f", "/g"] });
  queue.finish("/c");
  expect(queue.getState()).toEqual({ inFlight: ["/a", "/b", "/d", "/e", "/f"], waiting: ["/g"] });
});

test("a link that the pointer only passes is not preloaded", () => {
  const { clock, queue } = open();
  const leave = queue.want("/a");
  clock.advance(99);
  leave();
  clock.advance(1000);
  expect(queue.getState().inFlight).toEqual([]);
});

test("a page is preloaded once, until another page is shown", () => {
  const { queue, point } = open();
  point("/a", "/a");
  queue.finish("/a");
  point("/a");
  expect(queue.getState().inFlight).toEqual([]);
  queue.restart();
  point("/a");
  expect(queue.getState().inFlight).toEqual(["/a"]);
});

test("the former page's waiting preloads are dropped when another page is shown", () => {
  const { clock, queue, point } = open();
  point("/a", "/b", "/c", "/d", "/e", "/f");
  queue.restart();
  expect(queue.getState()).toEqual({ inFlight: [], waiting: [] });
  clock.advance(10_000);
  expect(queue.getState()).toEqual({ inFlight: [], waiting: [] });
});

test("[ROUTE-02] a preload that never ends frees its slot after ten seconds", () => {
  const { clock, queue, point } = open();
  point("/a", "/b", "/c", "/d", "/e", "/f");
  clock.advance(9_999);
  expect(queue.getState().waiting).toEqual(["/f"]);
  clock.advance(1);
  expect(queue.getState()).toEqual({ inFlight: ["/f"], waiting: [] });
});
