import { expect, test } from "vitest";
import { readSettings } from "../settings/read-settings.ts";
import { takeFreePort } from "./take-free-port.ts";

test("PORT=0 takes a free port, and the shop's own origin names it", async () => {
  const { PORT, SHOP_ORIGIN } = await takeFreePort(readSettings({ PORT: "0" }));
  expect(PORT).toBeGreaterThan(0);
  expect(SHOP_ORIGIN).toBe(`http://localhost:${PORT}`);
});

test("an origin that the operator set stays, whatever the port", async () => {
  const settings = await takeFreePort(readSettings({ PORT: "0", SHOP_ORIGIN: "https://shop.example" }));
  expect(settings.SHOP_ORIGIN).toBe("https://shop.example");
});

test("a port that was set is the port", async () => {
  const settings = readSettings({ PORT: "3111" });
  expect(await takeFreePort(settings)).toBe(settings);
});
