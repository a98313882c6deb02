// @vitest-environment jsdom
import { RETURN_COOKIE } from "@shop/api-client/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WhenLoaded } from "../../shell/when-loaded.tsx";
import { createTestServices } from "../../testing/create-test-services.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { WayBack } from "./way-back.tsx";

afterEach(cleanup);

async function renderFrom(address: string | undefined) {
  const shop = createTestServices();
  if (address !== undefined) shop.services.choices.set(RETURN_COOKIE, address);
  await renderWithServices(
    <WhenLoaded fallback={null}>
      <WayBack />
    </WhenLoaded>,
    { shop },
  );
}

test("a shopper who came with a cart from another site finds the way back there", async () => {
  await renderFrom("https://host.example/amps?x=1");
  const link = screen.getByRole("link", { name: "Back to host.example" });
  expect(link.getAttribute("href")).toBe("https://host.example/amps?x=1");
});

test.each([undefined, "", "javascript:alert(1)", "nowhere"])("[SAFE-14] %j leads nowhere", async (address) => {
  await renderFrom(address);
  expect(screen.queryByRole("link")).toBeNull();
});
