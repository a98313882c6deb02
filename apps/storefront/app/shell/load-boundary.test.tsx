// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LoadBoundary } from "./load-boundary.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a dialog whose code can't be fetched says so, the page around it stays, and the next request shows the next dialog", async () => {
  // React logs every error that a boundary catches to the console.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Gone = lazy<() => null>(() => Promise.reject(new Error("offline")));
  const failures: string[] = [];
  const page = (isAsked: boolean, dialog: "gone" | "there" | null) => (
    <>
      <h1>Cart</h1>
      <LoadBoundary
        isAsked={isAsked}
        onFailed={(error) => failures.push(String(error))}
        fallback={<p role="alert">not loaded</p>}
      >
        <Suspense>{dialog === "gone" ? <Gone /> : dialog && <p>a dialog</p>}</Suspense>
      </LoadBoundary>
    </>
  );
  const { rerender } = render(page(false, null));
  await act(async () => rerender(page(true, "gone")));
  expect(screen.getByRole("alert")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Cart" })).toBeTruthy();
  expect(failures).toEqual(["Error: offline"]);

  rerender(page(false, null));
  expect(screen.getByRole("alert")).toBeTruthy();
  rerender(page(true, "there"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("a dialog")).toBeTruthy();
});
