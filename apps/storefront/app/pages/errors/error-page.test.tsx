// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { translate } from "../../messages/use-texts.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { ErrorPage } from "./error-page.tsx";
import { en } from "./messages/en.ts";

afterEach(cleanup);

const TEXT = translate(en);

const routeError = (status: number) => ({ status, statusText: "", internal: false, data: null });

test.each([
  ["an error of the router's", routeError(503), "Error 503"],
  ["a fault of ours that has the router's words", { ...routeError(500), statusText: "Internal" }, "Error 500"],
  ["a mistake of ours", new Error("no table licences at secret-host:5432"), "Error 500"],
  ["something that is no error at all", "boom", "Error 500"],
])("[ROUTE-14] %s shows the status code and a message, and nothing of what was thrown", async (_kind, error, title) => {
  await renderWithServices(<ErrorPage text={TEXT} />, { error });
  expect(document.title).toBe(title);
  expect(screen.getByRole("heading", { name: title, level: 1 })).toBeTruthy();
  const said = screen.getByRole("alert").textContent;
  expect(said).toBe(
    `${title} This page could not be shown. Your cart and your account are safe. Try again, or go home.`,
  );
  expect(document.body.textContent).not.toMatch(/licences|secret-host|boom|\.tsx?:\d/);
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Contact us" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go home" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name: "Back to the home page" }).getAttribute("href")).toBe("/");
  await expectAccessible();
});

test("[ROUTE-14] where the router's error brings a message of its own, that is shown beside the code", async () => {
  await renderWithServices(<ErrorPage text={TEXT} />, {
    error: { ...routeError(405), statusText: "Method Not Allowed" },
  });
  expect(screen.getByRole("alert").textContent).toContain("Error 405 Method Not Allowed");
});

test("[ROUTE-13] an error with the status 404 is the page of an unknown address", async () => {
  await renderWithServices(<ErrorPage text={TEXT} />, { error: routeError(404) });
  expect(screen.getByRole("heading", { name: "Track Not Found" })).toBeTruthy();
});
