import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { buildAttention } from "../testing/build-attention.ts";
import { followDialogs } from "./follow-dialogs.ts";

/** A shop whose dialogs are identified by their type, and a notice that is always ready, with a record of every change of it. */
function openShop(type = "inactive") {
  const { attention, clock } = buildAttention();
  const dialogs = createStore(() => ({ type }));
  const show = (next: string) => dialogs.setState({ type: next });
  const unfollow = followDialogs(attention, dialogs);
  attention.ask({ kind: "liveSales", id: "1", earliestMs: 0 });
  const mayShow = () => attention.getState().shown !== null;
  const changes: boolean[] = [];
  attention.subscribe(({ shown }) => changes.push(shown !== null));
  const end = () => {
    attention.end();
    unfollow();
  };
  return { clock, show, end, changes, mayShow };
}

test("[MODAL-07] while no dialog has been opened the notice may be shown", () => {
  expect(openShop().mayShow()).toBe(true);
});

test.each(["login", "contact", "newsletter", "unsubscribe"])(
  "[MODAL-07] the %s dialog hides the notice at once, and for as long as it is open",
  (type) => {
    const { clock, show, mayShow } = openShop();
    show(type);
    expect(mayShow()).toBe(false);
    clock.advance(3_600_000);
    expect(mayShow()).toBe(false);
  },
);

test("[MODAL-07] five seconds after the closing, and not before, the notice may be shown again", () => {
  const { clock, show, mayShow, changes } = openShop();
  show("login");
  show("inactive");
  expect(mayShow()).toBe(false);
  clock.advance(4_999);
  expect(mayShow()).toBe(false);
  clock.advance(1);
  expect(mayShow()).toBe(true);
  expect(changes).toEqual([false, true]);
});

test("[MODAL-07] a dialog that opens while the five seconds run keeps it hidden, and its own closing restarts them", () => {
  const { clock, show, mayShow, changes } = openShop();
  show("login");
  show("inactive");
  clock.advance(4_000);
  show("contact");
  clock.advance(60_000);
  expect(mayShow()).toBe(false);
  show("inactive");
  clock.advance(4_999);
  expect(mayShow()).toBe(false);
  clock.advance(1);
  expect(mayShow()).toBe(true);
  expect(changes).toEqual([false, true]);
});

test("[MODAL-07] a dialog opened and closed while the five seconds run leaves one end, five seconds after the last closing", () => {
  const { clock, show, mayShow } = openShop();
  show("login");
  show("inactive");
  clock.advance(3_000);
  show("contact");
  show("inactive");
  clock.advance(2_000);
  expect(mayShow()).toBe(false);
  clock.advance(2_999);
  expect(mayShow()).toBe(false);
  clock.advance(1);
  expect(mayShow()).toBe(true);
});

test.each([
  ["another dialog in its place", "forgot"],
  ["the same one with another message", "login"],
])("[MODAL-07] %s is no closing: the notice stays hidden", (_case, next) => {
  const { clock, show, changes } = openShop();
  show("login");
  show(next);
  clock.advance(60_000);
  expect(changes).toEqual([false]);
});

test("[MODAL-07] where a dialog is open before the notice exists, it waits for the closing too", () => {
  const { clock, show, mayShow } = openShop("reset_password");
  expect(mayShow()).toBe(false);
  show("inactive");
  clock.advance(5_000);
  expect(mayShow()).toBe(true);
});

test("a closing where nothing is open changes nothing and prolongs nothing", () => {
  const { clock, show, changes } = openShop();
  show("inactive");
  clock.advance(60_000);
  expect(changes).toEqual([]);
  show("login");
  show("inactive");
  clock.advance(4_999);
  show("inactive");
  clock.advance(1);
  expect(changes).toEqual([false, true]);
});

test("at its end the timer goes, and dialogs are followed no longer", () => {
  const { clock, show, end, changes } = openShop();
  show("login");
  show("inactive");
  end();
  clock.advance(60_000);
  show("contact");
  show("inactive");
  clock.advance(60_000);
  expect(changes).toEqual([false]);
});
