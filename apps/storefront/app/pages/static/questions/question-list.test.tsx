// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { staticTexts } from "../messages/index.ts";
import { QuestionList } from "./question-list.tsx";

afterEach(cleanup);

const GROUPS = [
  {
    id: "on-payment",
    title: "Payment",
    questions: [
      { id: "vat", title: "Is VAT included?", html: "<p>Yes.</p>" },
      { id: "invoices", title: "Where is my invoice?", html: "<p>In your account.</p>" },
    ],
  },
];

function show(address: string) {
  const Page = createRoutesStub([
    {
      path: "/support",
      Component: () => <QuestionList count="Questions: 2" groups={GROUPS} texts={staticTexts.en} />,
    },
  ]);
  return render(<Page initialEntries={[address]} />);
}
const opened = () => [...document.querySelectorAll("details[open] > div")].map(({ id }) => id);

test("[ROUTE-16] questions are closed until they are pressed, and each has its own address", async () => {
  Element.prototype.scrollIntoView = () => {};
  const { container } = show("/support");
  expect(opened()).toEqual([]);
  expect(screen.getByRole("heading", { level: 2, name: "Payment" })).toBeTruthy();
  expect([...container.querySelectorAll("details > div")].map(({ id }) => id)).toEqual(["vat", "invoices"]);
  await expectAccessible(container);
});

test("[ROUTE-16] the address of a question opens it", () => {
  Element.prototype.scrollIntoView = () => {};
  show("/support#invoices");
  expect(opened()).toEqual(["invoices"]);
});
