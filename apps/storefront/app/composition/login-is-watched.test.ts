import { valid } from "@shop/api-client/testing";
import { buildWireUser } from "@shop/auth-ui/testing";
import { expect, test } from "vitest";
import { createTestServices } from "../testing/create-test-services.ts";
import { connectServices } from "./connect-services.ts";

const MINUTE_MS = 60_000;
/** How long a token is valid. */
const LIFE_MS = 120 * MINUTE_MS;

async function logIn() {
  const shop = createTestServices();
  const { host, clock } = shop.environment;
  host.reply("updateSession", valid({ user: buildWireUser() }));
  host.reply("logout", valid({}));
  const end = connectServices(shop.services);
  const { session } = shop.services;
  await session.load();
  await shop.settle();
  const pass = async (ms: number) => {
    await clock.advanceAsync(ms);
    await shop.settle();
  };
  return { ...shop, ...shop.services, session, host, pass, end };
}

test("a visitor's session isn't watched: the code for it isn't even fetched", async () => {
  const { services, settle } = createTestServices();
  connectServices(services);
  await settle();
  expect(services.session.getState()).toBe(services.session.getInitialState());
});

test("[AUTH-17] a customer who does nothing for the maximum session time is logged out, the cart is emptied here, and the timeout dialog says why", async () => {
  const { session, auth, cart, modal, host, pass } = await logIn();
  expect([auth.getState().status, session.getState().phase]).toEqual(["customer", "live"]);
  await pass(LIFE_MS - MINUTE_MS);
  expect([session.getState().phase, modal.getState().type]).toEqual(["ending", "inactive"]);
  host.reply("updateSession", valid({ user: null }));
  await pass(MINUTE_MS);
  expect([auth.getState().status, modal.getState().type]).toEqual(["visitor", "timeout"]);
  expect(cart.getState().products).toEqual([]);
  expect(host.requestsOf("logout")).toHaveLength(1);
  expect(host.requestsOf("clearCart")).toEqual([]);
});

test("[AUTH-17] what the shopper does keeps the session", async () => {
  const { session, environment, pass } = await logIn();
  for (let step = 0; step < 30; step += 1) {
    environment.interact();
    await pass(5 * MINUTE_MS);
  }
  expect(session.getState().phase).toBe("live");
});

test("[AUTH-17] a logout of one's own opens no dialog, and nothing is watched any more", async () => {
  const { session, auth, modal, host, pass } = await logIn();
  host.reply("updateSession", valid({ user: null }));
  await auth.logout();
  await pass(LIFE_MS);
  expect([session.getState().phase, modal.getState().type]).toEqual(["off", "inactive"]);
});
