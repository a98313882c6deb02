// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { german } from "../../messages/german.ts";
import { LanguageContext } from "../../messages/use-texts.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { type TutorialStep, TutorialSteps } from "./tutorial-steps.tsx";

afterEach(cleanup);

const TEXTS = { inCategory: "In this category", previous: "Previous tutorial", next: "Next tutorial" };
const step = (name: string): TutorialStep => ({ path: `/tutorials/phase/${name}`, title: name, language: "en" });

function show(previous: TutorialStep | null, next: TutorialStep | null) {
  const Page = () => (
    <LanguageContext.Provider value={german}>
      <TutorialSteps previous={previous} next={next} texts={TEXTS} />
    </LanguageContext.Provider>
  );
  const Stub = createRoutesStub([{ path: "*", Component: Page }]);
  return render(<Stub initialEntries={["/de/tutorials/phase/here"]} />);
}

test("[ROUTE-11] an article ends with links to the one before it and the one after it, in the page's language", async () => {
  const { container } = show(step("before"), step("after"));
  screen.getByRole("navigation", { name: "In this category" });
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Previous tutorialbefore", "/de/tutorials/phase/before"],
    ["Next tutorialafter", "/de/tutorials/phase/after"],
  ]);
  expect(screen.getByText("before").getAttribute("lang")).toBe("en");
  await expectAccessible(container);
});

test("[ROUTE-11] the oldest and the newest article have one link, an article alone has none", () => {
  show(null, step("after"));
  expect(screen.getAllByRole("link")).toHaveLength(1);
  cleanup();
  const { container } = show(null, null);
  expect(container.innerHTML).toBe("");
});
