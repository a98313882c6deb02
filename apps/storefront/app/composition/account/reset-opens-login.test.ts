import { buildAuthWorld, buildUser } from "@shop/auth-ui/testing";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createModalStore } from "../../shell/modal-store.ts";
import { resetOpensLogin } from "./reset-opens-login.ts";

test("[AUTH-15] after a reset the login opens with the address, and says that the new password is set", () => {
  const { auth } = buildAuthWorld();
  const modal = createModalStore();
  resetOpensLogin({ auth, modal }, "ada@example.com");
  expect(modal.getState()).toEqual({
    type: "login",
    message: { reason: "passwordReset", emailAddress: "ada@example.com" },
  });
  resetOpensLogin({ auth, modal }, null);
  expect(modal.getState().message).toEqual({ reason: "passwordReset" });
});

test("[SAFE-09] a tab that was logged in notices that its session has ended", async () => {
  const { auth, gateway } = buildAuthWorld({ visitor: buildUser() });
  await auth.start();
  await gateway.logout();
  expect(auth.getState().status).toBe("customer");
  resetOpensLogin({ auth, modal: createModalStore() }, "ada@example.com");
  await createFakeClock().advanceAsync(0);
  expect(auth.getState()).toMatchObject({ status: "visitor", user: null });
});
