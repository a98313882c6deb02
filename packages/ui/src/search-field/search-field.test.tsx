// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { SearchField } from "./search-field.tsx";

afterEach(cleanup);

function Bench({ onKey = () => undefined }: { onKey?: () => void }) {
  const [value, setValue] = useState("");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: represents a dialog around the field.
    <div onKeyDown={onKey}>
      <SearchField label="Search" hint="By name or key." name="q" value={value} onValueChange={setValue} />
    </div>
  );
}
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: /^Search/ });

test("it has its name and its hint, and a name in a form", async () => {
  render(<Bench />);
  expect(screen.getByRole("searchbox", { description: "By name or key." })).toBe(field());
  expect(field().name).toBe("q");
  await expectNoAxeViolations();
});

test("Esc empties it, and reaches what is around it only when it is empty", async () => {
  const onKey = vi.fn();
  render(<Bench onKey={onKey} />);
  await userEvent.type(field(), "mic");
  onKey.mockClear();
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(field().value).toBe("");
  expect(onKey).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(onKey).toHaveBeenCalledOnce();
});
