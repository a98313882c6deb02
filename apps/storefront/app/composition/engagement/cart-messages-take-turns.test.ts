import { buildAttention } from "@shop/engagement/testing";
import { expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { cartMessagesTakeTurns } from "./cart-messages-take-turns.ts";

const setUp = () => {
  const { services, environment } = createTestServices();
  const { attention } = buildAttention({ clock: environment.clock });
  const end = cartMessagesTakeTurns({ ...services, attention });
  const shown = () => attention.getState().shown?.kind ?? null;
  const say = () => services.cart.say({ kind: "other", tone: "info", key: "cart.undone" });
  const dismissAll = () => {
    for (const { id } of services.cart.getState().messages) services.cart.dismiss(id);
  };
  return { attention, environment, shown, say, dismissAll, end };
};

test("[ENGAGE-12] a cart message takes its turn at once, for as long as there is one", () => {
  const { shown, say, dismissAll } = setUp();
  expect(shown()).toBeNull();
  say();
  expect(shown()).toBe("cartMessage");
  dismissAll();
  expect(shown()).toBeNull();
});

test("[ENGAGE-12] while there are cart messages nothing else appears", () => {
  const { attention, environment, shown, say, dismissAll } = setUp();
  say();
  attention.ask({ kind: "exitIntent", id: "/", earliestMs: 0 });
  environment.clock.advance(60_000);
  expect(shown()).toBe("cartMessage");
  dismissAll();
  environment.clock.advance(5_000);
  expect(shown()).toBe("exitIntent");
});

test("at its end a message's turn is withdrawn, and later ones ask for none", () => {
  const { shown, say, end } = setUp();
  say();
  end();
  expect(shown()).toBeNull();
  say();
  expect(shown()).toBeNull();
});
