import type { CheckoutStoreState } from "@shop/cart/store";
import { buildPlayer, buildProgramme } from "@shop/catalog/testing";
import { buildAttention } from "@shop/engagement/testing";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { createTestServices } from "../../testing/create-test-services.ts";
import type { PlayerServices } from "../player/player-services.ts";
import { popUpsKeepSilent } from "./pop-ups-keep-silent.ts";

type FlowName = CheckoutStoreState["flow"]["name"];

const setUp = () => {
  const { services, environment } = createTestServices();
  const { attention } = buildAttention({ clock: environment.clock });
  const checkout = createStore(() => services.checkout.getState());
  const reach = (name: FlowName) => checkout.setState({ flow: { name } as CheckoutStoreState["flow"] });
  const { player, clock } = buildPlayer();
  const late = createStore<PlayerServices | null>(() => null);
  const end = popUpsKeepSilent({ ...services, checkout, environment, attention, player: late });
  const isOpen = () => {
    const withdraw = attention.ask({ kind: "sale", id: "1", earliestMs: 0 });
    const isShown = attention.getState().shown !== null;
    withdraw();
    environment.clock.advance(5_000);
    return isShown;
  };
  const loadPlayer = () => late.setState({ player });
  return { modal: services.modal, environment, attention, reach, end, isOpen, player, playerClock: clock, loadPlayer };
};

test("[ENGAGE-12] no pop-up while a dialog is open, nor for five seconds after", () => {
  const { modal, attention, environment } = setUp();
  attention.ask({ kind: "sale", id: "1", earliestMs: 0 });
  modal.set("login");
  expect(attention.getState().shown).toBeNull();
  modal.close();
  environment.clock.advance(4_999);
  expect(attention.getState().shown).toBeNull();
  environment.clock.advance(1);
  expect(attention.getState().shown?.kind).toBe("sale");
});

test.each<[FlowName, boolean]>([
  ["idle", true],
  ["preparing", true],
  ["reviewing", false],
  ["ordering", false],
  ["waitingForProvider", false],
  ["open", false],
  ["external", false],
  ["completed", true],
  ["failed", true],
])("[ENGAGE-12] a checkout that is %s lets pop-ups appear: %s", (name, isOpen) => {
  const shop = setUp();
  shop.reach(name);
  expect(shop.isOpen()).toBe(isOpen);
});

test("[ENGAGE-12] under the review the cart still speaks, under the payment nothing does, without a gap", () => {
  const { attention, reach } = setUp();
  const shown: unknown[] = [];
  attention.ask({ kind: "cartMessage", id: "cart", earliestMs: 0 });
  attention.subscribe((state) => shown.push(state.shown?.kind ?? null));
  reach("reviewing");
  expect(shown).toEqual([]);
  reach("ordering");
  reach("open");
  expect(shown).toEqual([null]);
  reach("completed");
  expect(shown).toEqual([null, "cartMessage"]);
});

test("[ENGAGE-12] no pop-up appears while the shopper types, or in a tab that nobody sees", () => {
  const { environment, isOpen } = setUp();
  environment.type(true);
  expect(isOpen()).toBe(false);
  environment.type(false);
  expect(isOpen()).toBe(true);
  environment.hide(true);
  expect(isOpen()).toBe(false);
  environment.hide(false);
  expect(isOpen()).toBe(true);
});

test("[ENGAGE-12] no pop-up appears while a sound plays", async () => {
  const { player, playerClock, loadPlayer, isOpen } = setUp();
  loadPlayer();
  expect(isOpen()).toBe(true);
  await player.play(buildProgramme());
  await playerClock.advanceAsync(0);
  expect(isOpen()).toBe(false);
  player.pause();
  expect(isOpen()).toBe(true);
});

test("at its end everything may appear again", () => {
  const { modal, environment, isOpen, reach, end } = setUp();
  modal.set("login");
  environment.type(true);
  reach("reviewing");
  end();
  environment.clock.advance(5_000);
  expect(isOpen()).toBe(true);
});
