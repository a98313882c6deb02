// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { BackToTop } from "./back-to-top.tsx";

const scrolledTo: unknown[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  vi.stubGlobal("scrollTo", (place: unknown) => scrolledTo.push(place));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const scroll = (px: number) =>
  act(async () => {
    vi.stubGlobal("scrollY", px);
    window.dispatchEvent(new Event("scroll"));
  });
const button = () => screen.queryByRole("button", { name: "Back to top" });

test("[SHELL-11] back to top appears after 300 px, and goes again above", async () => {
  await renderWithServices(<BackToTop />);
  expect(button()).toBeNull();
  await scroll(300);
  expect(button()).toBeNull();
  await scroll(301);
  expect(button()).toBeTruthy();
  await scroll(120);
  expect(button()).toBeNull();
});

test("[SHELL-11] back to top goes up, and takes the focus to the content", async () => {
  await renderWithServices(
    <>
      <main id="content" tabIndex={-1} />
      <BackToTop />
    </>,
  );
  await scroll(2000);
  await userEvent.click(button() as HTMLElement);
  expect(scrolledTo).toEqual([{ top: 0 }]);
  expect(document.activeElement?.id).toBe("content");
});
