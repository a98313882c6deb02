// @vitest-environment jsdom
import { createFakeClock } from "@shop/kernel/testing";
import { UiProvider } from "@shop/ui";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../../ui/src/testing/expect-no-axe-violations.ts";
import { buildOwnedProduct, buildWireOwnedPack } from "../../testing/index.ts";
import { LicenceCard } from "./licence-card.tsx";

afterEach(cleanup);

const TWO_LICENCES = [
  { id: "one", url: "/licences/one", date_added: "2026-01-02T10:00:00Z", key: "AAAA-1111" },
  { id: "two", url: "/licences/two", date_added: "2026-03-04T10:00:00Z" },
];

test("[CAT-06] every licence of a product is listed with its date, key or id, and file", async () => {
  render(<LicenceCard product={buildOwnedProduct({ licenses: TWO_LICENCES })} />);
  const card = screen.getByRole("article", { name: "faMicAlign" });
  expect(within(card).getByText("Licence 1 of 2")).toBeTruthy();
  expect(within(card).getByText("AAAA-1111")).toBeTruthy();
  expect(within(card).getByText("4 March 2026")).toBeTruthy();
  expect(within(card).getByText("two")).toBeTruthy();
  const files = within(card)
    .getAllByRole("link", { name: /^Download the licence file/ })
    .map((link) => link.getAttribute("href"));
  expect(files).toEqual(["/licences/one", "/licences/two"]);
  await expectNoAxeViolations();
});

test("a card shows the host's picture of its product beside the name, which it repeats", () => {
  render(<LicenceCard product={buildOwnedProduct()} picture={<img alt="faMicAlign" src="a.svg" />} />);
  expect(screen.getByRole("article", { name: "faMicAlign" }).querySelector("img")).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
});

test("[CAT-06] a pack's files are called complete, AIF, Kemper, S-Gear, WAV and Fractal", () => {
  render(<LicenceCard product={buildOwnedProduct(buildWireOwnedPack())} />);
  const list = screen.getByRole("list", { name: "Downloads of faIR Modern Rock" });
  const formats = [...list.querySelectorAll(".shop-download-list__format")].map((format) => format.textContent);
  expect(formats).toEqual(["All formats", "AIF", "Kemper", "S-Gear", "WAV", "Fractal"]);
});

test("[CAT-07] a file says its version, date and size; its link is followed by the browser and reported to the page", async () => {
  const downloaded: string[] = [];
  render(
    <LicenceCard
      product={buildOwnedProduct()}
      onDownload={(link, name) => downloaded.push(`${link.format} ${name}`)}
    />,
  );
  const [windows] = within(screen.getByRole("list", { name: "Downloads of faMicAlign" })).getAllByRole("listitem");
  if (!windows) throw new Error("the product has files");
  expect(windows.querySelector(".shop-download-list__facts")?.textContent).toBe(
    "Version 2.1.0Released 29 September 2026Size 12 MB",
  );
  const link = within(windows).getByRole("link", { name: "Download famicalign-2.1.0-win.zip" });
  expect(link.getAttribute("href")).toBe("/download/win");
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(downloaded).toEqual(["win famicalign-2.1.0-win.zip"]);
});

test("a checksum can be shown and copied, and the copying is announced", async () => {
  const copied: string[] = [];
  const copyText = async (text: string) => {
    copied.push(text);
  };
  render(<LicenceCard product={buildOwnedProduct()} copyText={copyText} />);
  await userEvent.click(screen.getByRole("button", { name: "Copy the licence key of faMicAlign" }));
  expect(copied).toEqual(["FAMA-7K2Q-91XD"]);
  expect(screen.getAllByRole("status").map((status) => status.textContent)).toContain("Copied");
  const [summary] = screen.getAllByText(/^SHA-256/);
  if (!summary) throw new Error("the files have checksums");
  await userEvent.click(summary);
  await userEvent.click(screen.getByRole("button", { name: "Copy the checksum of famicalign-2.1.0-win.zip" }));
  expect(copied).toHaveLength(2);
  expect(copied[1]).toMatch(/^[0-9a-f]{64}$/);
});

test("[A11Y-06] ten seconds after it was announced, 'Copied' is the button's text alone", async () => {
  const clock = createFakeClock();
  render(
    <UiProvider clock={clock}>
      <LicenceCard product={buildOwnedProduct()} copyText={async () => {}} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Copy the licence key of faMicAlign" }));
  act(() => clock.advance(10_000));
  expect(screen.getAllByText("Copied")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Copied" }).textContent).toBe("Copied");
});

test("where copying isn't allowed the shopper reads what to do instead", async () => {
  render(<LicenceCard product={buildOwnedProduct()} copyText={() => Promise.reject(new Error("not allowed"))} />);
  await userEvent.click(screen.getByRole("button", { name: "Copy the licence key of faMicAlign" }));
  expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toContain(
    "Copying is not allowed here. Select the text instead.",
  );
});

test("a bundle without a licence of its own says so, and never that there is nothing to download", () => {
  render(<LicenceCard product={buildOwnedProduct({ type: "bundle", licenses: [], downloads: [] })} />);
  expect(screen.getByText("No licence of its own: its parts have theirs.")).toBeTruthy();
  expect(screen.queryByText(/nothing to download/)).toBeNull();
});

test("a plugin without files says that there is nothing to download", () => {
  render(<LicenceCard product={buildOwnedProduct({ downloads: [] })} />);
  expect(screen.getByText("There is nothing to download for this product.")).toBeTruthy();
});

test("[A11Y-02] what copies and downloads carries its product in its name, and its number where there are several", () => {
  render(<LicenceCard product={buildOwnedProduct({ licenses: TWO_LICENCES })} />);
  const namesOf = (role: "link" | "button", part: RegExp) =>
    screen.getAllByRole(role, { name: part }).map((control) => control.getAttribute("aria-label"));
  expect(namesOf("button", /licence (key|id)/)).toEqual([
    "Copy the licence key of faMicAlign, licence 1 of 2",
    "Copy the licence id of faMicAlign, licence 2 of 2",
  ]);
  expect(namesOf("link", /licence file/)).toEqual([
    "Download the licence file of faMicAlign, licence 1 of 2",
    "Download the licence file of faMicAlign, licence 2 of 2",
  ]);
});
