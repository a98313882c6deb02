import { buildAttention, createFakeExitMoves } from "@shop/engagement/testing";
import { expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { exitIntentOpensDialog } from "./exit-intent-opens-dialog.ts";
import { popUpsKeepSilent } from "./pop-ups-keep-silent.ts";

const PRODUCT = "/products/plugins/famicalign";

const openTab = () => {
  const { services, environment, page } = createTestServices();
  const world = buildAttention({ clock: environment.clock });
  const moves = createFakeExitMoves();
  popUpsKeepSilent({ ...services, player: page.player, environment, attention: world.attention });
  const visit = (path: string) => exitIntentOpensDialog({ ...page, ...world, moves, path });
  const leave = () => {
    environment.clock.advance(30_000);
    moves.move({ kind: "mouse", y: 0 });
  };
  return { ...world, modal: page.modal, environment, visit, leave, type: () => page.modal.getState().type };
};

test("[ENGAGE-07] [MODAL-01] a sign of leaving opens the exit dialog, with the variant of page and shopper", () => {
  const { visit, leave, modal } = openTab();
  visit(PRODUCT);
  leave();
  expect(modal.getState()).toEqual({
    type: "exit_intent",
    message: { exit: { variant: "product", failure: null } },
  });
});

test("[ENGAGE-07] once per page: closed, it doesn't come back on this page, and does on another", () => {
  const { visit, leave, modal, type } = openTab();
  const end = visit(PRODUCT);
  leave();
  modal.close();
  end();
  const endAgain = visit(PRODUCT);
  leave();
  expect(type()).toBe("inactive");
  endAgain();
  visit("/shop");
  leave();
  expect(type()).toBe("exit_intent");
});

test("[ENGAGE-12] while the dialog is open nothing else appears, and afterwards there is a rest", () => {
  const { visit, leave, modal, attention, environment } = openTab();
  visit(PRODUCT);
  leave();
  attention.ask({ kind: "sale", id: "1", earliestMs: 0 });
  environment.clock.advance(60_000);
  expect(attention.getState().shown).toBeNull();
  modal.close();
  environment.clock.advance(4_999);
  expect(attention.getState().shown).toBeNull();
  environment.clock.advance(1);
  expect(attention.getState().shown?.kind).toBe("sale");
});

test("[ENGAGE-12] it waits for its turn: under another dialog it doesn't open, and after the rest it does", () => {
  const { visit, leave, modal, type, environment } = openTab();
  visit(PRODUCT);
  modal.set("contact");
  leave();
  expect(type()).toBe("contact");
  modal.close();
  environment.clock.advance(5_000);
  expect(type()).toBe("exit_intent");
});

test("[ENGAGE-07] a page that was left in time asks nothing", () => {
  const { visit, leave, type } = openTab();
  visit(PRODUCT)();
  leave();
  expect(type()).toBe("inactive");
});

test("[ENGAGE-12] nothing is stored before the shopper has closed the dialog", () => {
  const { visit, leave, modal, session } = openTab();
  visit(PRODUCT);
  leave();
  expect(session.get("shop_pop_ups")).toBeUndefined();
  modal.close();
  expect(session.get("shop_pop_ups")).toBe('{"exitIntent:/products/plugins/famicalign":1}');
});
