// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { JumpLink } from "./jump-link.tsx";
import { RouteFocus } from "./route-focus.tsx";

afterEach(cleanup);

function Page() {
  const { search, hash } = useLocation();
  return (
    <>
      <RouteFocus />
      <JumpLink to="versions">Versions</JumpLink>
      <JumpLink to="nowhere">Nowhere</JumpLink>
      <h2 id="versions">{`At ${search}${hash}`}</h2>
    </>
  );
}

const open = () => renderWithServices(<Page />, { path: "/products/plugins/famicalign?sort=new" });

test("[A11Y-02] a jump within a page keeps the address's parameters and moves the focus to its place", async () => {
  await open();
  const link = screen.getByRole("link", { name: "Versions" });
  expect(link.getAttribute("href")).toBe("#versions");
  await userEvent.click(link);
  const place = screen.getByRole("heading", { name: "At ?sort=new#versions" });
  expect(document.activeElement).toBe(place);
});

test("[A11Y-02] a jump to a place that isn't there leaves the focus where it is", async () => {
  await open();
  const link = screen.getByRole("link", { name: "Nowhere" });
  await userEvent.click(link);
  expect(screen.getByRole("heading").textContent).toBe("At ?sort=new#nowhere");
  expect(document.activeElement).toBe(link);
});

test("with a key that opens a tab or a window, a jump is the browser's own", async () => {
  await open();
  const link = screen.getByRole("link", { name: "Versions" });
  for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey"]) {
    expect(fireEvent.click(link, { [key]: true }), key).toBe(true);
  }
  expect(screen.getByRole("heading").textContent).toBe("At ?sort=new");
});
