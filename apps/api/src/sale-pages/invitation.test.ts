import { expect, test } from "vitest";
import { invitationTo, isInvited } from "./invitation.ts";

const SHOP = { secret: "a secret of thirty-two characters" };
const END = Date.parse("2026-12-01T00:00:00Z");

test("[ROUTE-10] an invitation opens its own page until it ends", () => {
  const invitation = invitationTo(SHOP, "exclusive-offer", END);
  expect(isInvited(SHOP, "exclusive-offer", invitation, END - 1)).toBe(true);
  expect(isInvited(SHOP, "exclusive-offer", invitation, END)).toBe(false);
  expect(isInvited(SHOP, "fair-modern-rock", invitation, END - 1)).toBe(false);
});

test.each([
  ["nothing", ""],
  ["a later end under the same signature", `${END + 1}.${invitationTo(SHOP, "exclusive-offer", END).split(".")[1]}`],
  ["another shop's", invitationTo({ secret: "another secret of many characters" }, "exclusive-offer", END)],
  ["more than its two parts", `${invitationTo(SHOP, "exclusive-offer", END)}.x`],
])("[ROUTE-10] %s invites nobody", (_what, invitation) => {
  expect(isInvited(SHOP, "exclusive-offer", invitation, END - 1)).toBe(false);
});
