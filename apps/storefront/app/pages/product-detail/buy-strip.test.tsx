// @vitest-environment jsdom
import { buildProduct } from "@shop/catalog/testing";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { raisedEvents } from "../../testing/raised-events.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { buyStrip } from "./buy-strip.server.ts";
import { BuyStrip } from "./buy-strip.tsx";
import { productDetailTexts } from "./messages/index.ts";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function renderOn(userAgent: string) {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const shop = createTestServices();
  const file = (platform: "mac" | "win") => ({
    ...{ platform, url: `/files/trials/famicalign/${platform}`, file_name: "trial.zip" },
    ...{ version: "2.1.1", size_bytes: 5120 },
  });
  const strip = buyStrip(
    buildProduct(),
    {
      systems: [
        { platform: "mac", minimum: "12" },
        { platform: "win", minimum: "10" },
      ],
      trial: { limits: "Silent for 2 s every minute.", files: [file("mac"), file("win")] },
    },
    "en",
  );
  const shopping = { shopping: null, sample: null };
  const detail = { product: buildProduct(), parts: [], shopping, strip, texts: productDetailTexts.en };
  await renderWithServices(<BuyStrip detail={detail} />, { shop });
  return shop;
}

const shown = () => Array.from(document.querySelectorAll("[data-shown]")).map(({ textContent }) => textContent);

test.each([
  [WINDOWS, "Runs on your system: Windows 10 or later"],
  [LINUX, "Not for Linux"],
])(
  "[CAT-13] once the page has loaded, it says whether the product runs on the visitor's own system: %s",
  async (userAgent, words) => {
    await renderOn(userAgent);
    expect(shown()).toEqual([words]);
    expect(screen.getByText(/macOS 12 or later, Windows 10 or later/)).toBeTruthy();
    await expectAccessible();
  },
);

test("[CAT-09] in the box beside the price are what a bundle's parts cost apart and what it saves", async () => {
  const bundle = {
    ...{ name: "Alignment Bundle", type: "bundle" as const, itemType: 44 },
    ...{ included_products: ["faMicAlign", "faPhaseScope"], price: { EUR: 5900, USD: 6900, JPY: 890_000 } },
  };
  const parts = [buildProduct(), buildProduct({ name: "faPhaseScope", price: { EUR: 2900, USD: 3400, JPY: 450_000 } })];
  const product = buildProduct(bundle);
  const strip = buyStrip(product, { systems: [], trial: null }, "en");
  const shopping = { shopping: null, sample: null };
  const detail = { product, parts, shopping, strip, texts: productDetailTexts.en };
  await renderWithServices(<BuyStrip detail={detail} />);
  const sums = Array.from(document.querySelectorAll(".buy-strip__sum > div"), (row) => [
    row.querySelector("dt")?.textContent,
    ...Array.from(row.querySelectorAll("dd [data-currency]"), (amount) => amount.textContent),
  ]);
  expect(sums).toEqual([
    ["Apart they cost", "78€", "$93", "¥12400"],
    ["You save", "19€", "$24", "¥3500"],
  ]);
  expect(screen.getByRole("link", { name: "Apart they cost" }).getAttribute("href")).toBe("#parts");
  await expectAccessible();
});

test("[CAT-12] each system has a trial, the visitor's own is marked, and a press is a download of a trial", async () => {
  const { page } = await renderOn(WINDOWS);
  const links = screen.getAllByRole("link", { name: /^Try it/ });
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.hasAttribute("data-own")])).toEqual([
    ["Try it: macOS5.1 kB", "/files/trials/famicalign/mac", false],
    ["Try it: Windows5.1 kB", "/files/trials/famicalign/win", true],
  ]);
  const raised = raisedEvents(page.events);
  links[1]?.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(links[1] as HTMLElement);
  expect(raised()).toEqual([["download", { product: "faMicAlign", kind: "trial", platform: "win" }]]);
});
