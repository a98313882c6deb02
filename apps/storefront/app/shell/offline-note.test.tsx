// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { OfflineNote } from "./offline-note.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("[A11Y-06] offline, the shop says what still works, and takes that back once it is online", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await renderWithServices(<OfflineNote />);
  expect(screen.queryByText(/You are offline/)).toBeNull();
  isOnline.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText(/This page and the sounds you have played still work/)).toBeTruthy();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});
