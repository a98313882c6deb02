// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { SuggestField } from "./suggest-field.tsx";

afterEach(cleanup);

const GROUPS = [
  { id: "products", title: "Products", suggestions: [{ id: "/doom", text: "Doom Cellar", content: "Doom Cellar" }] },
  { id: "filters", title: "Filters", suggestions: [{ id: "/tight", text: "Tight", content: "Tight" }] },
  { id: "nothing", title: "Nothing", suggestions: [] },
];

interface BenchProps {
  onChoose: (id: string) => void;
  onSubmit: () => void;
  locale?: string;
}

function Bench({ onChoose, onSubmit, locale = "en" }: BenchProps) {
  const [value, setValue] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SuggestField
        id="words"
        name="q"
        label="Search"
        hint="A name."
        value={value}
        onValueChange={setValue}
        groups={value === "" ? [] : GROUPS}
        onChoose={onChoose}
        listLabel="Suggestions"
        locale={locale}
      />
      <button type="submit">Go</button>
    </form>
  );
}

function open() {
  const onChoose = vi.fn();
  const onSubmit = vi.fn();
  render(<Bench onChoose={onChoose} onSubmit={onSubmit} />);
  return { onChoose, onSubmit, field: screen.getByRole<HTMLInputElement>("combobox", { name: /^Search/ }) };
}

test("[CAT-10] typing opens the suggestions in their groups, and the field stays a field of its form", async () => {
  const { field } = open();
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.type(field, "do");
  expect(screen.getByRole("listbox", { name: /Suggestions/ })).not.toBeNull();
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Doom Cellar", "Tight"]);
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"))).toHaveLength(2);
  expect([field.name, field.value]).toEqual(["q", "do"]);
  await expectNoAxeViolations();
});

test("[CAT-10] [A11Y-06] the rest of the page stays readable beside the suggestions, whose number is announced", async () => {
  const { field } = open();
  await userEvent.type(field, "do");
  expect(screen.getByRole("button", { name: "Go" })).not.toBeNull();
  const live = screen.getAllByRole("log").map(({ textContent }) => textContent);
  expect(live.join("")).toContain("2 options available");
});

test("[CAT-10] the list closes when the focus leaves, by Tab and by a press elsewhere", async () => {
  const { field } = open();
  await userEvent.type(field, "do");
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Go" }));
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.type(field, "o");
  expect(screen.queryByRole("listbox")).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("[CAT-10] [A11Y-06] their number is announced in the language that the field is given", async () => {
  render(<Bench onChoose={vi.fn()} onSubmit={vi.fn()} locale="de" />);
  await userEvent.type(screen.getByRole("combobox", { name: /^Search/ }), "do");
  const live = screen.getAllByRole("log").map(({ textContent }) => textContent);
  expect(live.join("")).toContain("2 Optionen verfügbar");
});

test("[CAT-10] it opens for words that were typed into a plain field before", async () => {
  render(
    <SuggestField
      {...{ id: "words", label: "Search", value: "do", groups: GROUPS, listLabel: "Suggestions", locale: "en" }}
      {...{ onValueChange: vi.fn(), onChoose: vi.fn(), focused: [2, 2], plainValue: "" }}
    />,
  );
  expect(await screen.findByRole("listbox")).not.toBeNull();
});

test("[CAT-10] arrow keys walk through them, Enter chooses one and sends no form", async () => {
  const { field, onChoose, onSubmit } = open();
  await userEvent.type(field, "do{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose.mock.calls).toEqual([["/tight"]]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field.value).toBe("do");
});

test("[CAT-10] Enter without a suggestion sends the form and closes the list; Esc only closes it", async () => {
  const { field, onChoose, onSubmit } = open();
  await userEvent.type(field, "do{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.type(field, "o");
  expect(screen.queryByRole("listbox")).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field.value).toBe("doo");
  expect(onChoose).not.toHaveBeenCalled();
});
