// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../../ui/src/testing/expect-no-axe-violations.ts";
import { messages } from "../../messages/index.ts";
import { CatalogProvider } from "../provider/catalog-provider.tsx";
import { DownloadDialog, type DownloadDialogProps } from "./download-dialog.tsx";

afterEach(cleanup);

function buildProps(given: Partial<DownloadDialogProps> = {}): DownloadDialogProps {
  return {
    open: true,
    onClose: () => {},
    productName: "faMicAlign",
    fileName: "famicalign-2.1.0-win.zip",
    downloadUrl: "/download/win",
    pageAddress: "https://shop.example/products/plugins/famicalign",
    ...given,
  };
}

test("[CAT-07] it thanks, and has a direct link for when the download doesn't start", async () => {
  render(<DownloadDialog {...buildProps()} />);
  expect(screen.getByRole("dialog", { name: "Thank You for Downloading!" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "famicalign-2.1.0-win.zip" }).getAttribute("href")).toBe("/download/win");
  await expectNoAxeViolations();
});

test("[CAT-07] it has buttons for X, Facebook and LinkedIn with the prepared text of a plugin", () => {
  render(<DownloadDialog {...buildProps()} />);
  const hrefOf = (name: RegExp) => decodeURIComponent(screen.getByRole("link", { name }).getAttribute("href") ?? "");
  expect(hrefOf(/^Share on X/)).toContain("I just downloaded faMicAlign.");
  expect(hrefOf(/^Share on Facebook/)).toContain("https://shop.example/products/plugins/famicalign");
  expect(hrefOf(/^Share on LinkedIn/)).toContain("New in my studio: faMicAlign");
});

test("[CAT-07] for an IR pack the texts are others", () => {
  const pageAddress = "https://shop.example/products/guitar-cabinet-impulse-responses/fair-modern-rock";
  render(<DownloadDialog {...buildProps({ pageAddress, productName: "faIR Modern Rock" })} />);
  const href = screen.getByRole("link", { name: /^Share on X/ }).getAttribute("href") ?? "";
  expect(decodeURIComponent(href)).toContain("I just downloaded the guitar cabinet IRs of faIR Modern Rock.");
});

test("[CAT-07] Close closes it, and so does Esc", async () => {
  let closings = 0;
  render(<DownloadDialog {...buildProps({ onClose: () => (closings += 1) })} />);
  const [close] = screen.getAllByRole("button", { name: "Close" }).reverse();
  if (!close) throw new Error("the dialog has a Close button");
  await userEvent.click(close);
  await userEvent.keyboard("{Escape}");
  expect(closings).toBe(2);
});

test("a closed one isn't there, and an open one is in the shopper's language", () => {
  render(<DownloadDialog {...buildProps({ open: false })} />);
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  render(
    <CatalogProvider store={null} messages={{ ...messages.ja, "catalog.shareTitle": "みんなに知らせる" }}>
      <DownloadDialog {...buildProps({ footer: <a href="/contact">Questions?</a> })} />
    </CatalogProvider>,
  );
  expect(screen.getByRole("dialog", { name: "ダウンロードありがとうございます！" })).toBeTruthy();
  expect(screen.getByText("みんなに知らせる")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Questions?" })).toBeTruthy();
});
