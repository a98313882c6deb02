import { createAuthStore } from "@shop/auth-ui/store";
import { buildAuthWorld, buildUser, KNOWN_ACCOUNT } from "@shop/auth-ui/testing";
import { expect, test } from "vitest";
import { authRaisesEvents, failedLogoutGoesOn } from "./auth-raises-events.ts";

function build(visitor = buildUser()) {
  const { gateway, storage } = buildAuthWorld({ visitor: visitor.isLoggedIn ? visitor : null });
  const log: string[] = [];
  const events = {
    raise: ({ name }: { readonly name: string }) => void log.push(name),
    leave: async () => void log.push("leave"),
    stay: () => void log.push("stay"),
  };
  const auth = createAuthStore({
    gateway,
    storage,
    supportEmail: "help@example.com",
    onTracked: authRaisesEvents(events),
  });
  failedLogoutGoesOn({ auth, events });
  return { auth, gateway, log };
}

test("[TRACK-06] a login is an event", async () => {
  const { auth, log } = build(buildUser({ isLoggedIn: false }));
  await auth.start();
  await auth.login({ emailAddress: "ada@example.com", password: KNOWN_ACCOUNT.password, isHoneypotTicked: false });
  expect(log).toEqual(["login"]);
});

test("[AUTH-18] a logout leaves tracking before the session ends", async () => {
  const { auth, log, gateway } = build();
  await auth.start();
  const leaving = auth.logout();
  expect([log, gateway.calls.includes("logout")]).toEqual([["leave"], false]);
  await leaving;
  expect([log, gateway.calls.includes("logout")]).toEqual([["leave"], true]);
});

test("[AUTH-18] a logout that fails doesn't end tracking", async () => {
  const { auth, log, gateway } = build();
  await auth.start();
  gateway.failNext("logout", { code: "api.unreachable" });
  await auth.logout();
  expect(log).toEqual(["leave", "stay"]);
});
