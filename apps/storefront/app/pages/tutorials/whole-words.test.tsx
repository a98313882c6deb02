// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WholeWords } from "./whole-words.tsx";

afterEach(cleanup);

test.each([
  ["A high-pass and a low-pass after the cabinet", ["high-pass", "low-pass"]],
  ["Two microphones, one cabinet", []],
  // Wider than a phone in one line.
  ["Der Impulsantwort-Lader", []],
])("a title keeps its short words with a hyphen in one line: %s", (title, whole) => {
  const { container } = render(<WholeWords text={title} />);
  expect(container.textContent).toBe(title);
  expect([...container.querySelectorAll(".whitespace-nowrap")].map(({ textContent }) => textContent)).toEqual(whole);
});
