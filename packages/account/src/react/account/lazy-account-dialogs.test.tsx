// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LazyDeletionDialog, LazyProfileDialog } from "./lazy-account-dialogs.tsx";
import { showAccount } from "./show-account.tsx";

afterEach(cleanup);

test("a dialog is fetched when it is opened, and one that was never opened isn't drawn", async () => {
  await showAccount((frame) => (
    <>
      <LazyProfileDialog {...frame} />
      <LazyDeletionDialog {...frame} open={false} />
    </>
  ));
  expect(await screen.findByRole("dialog", { name: "User Settings" })).toBeTruthy();
  expect(screen.queryByText("Delete Account")).toBeNull();
});
