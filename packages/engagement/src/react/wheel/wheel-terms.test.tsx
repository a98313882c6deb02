// @vitest-environment jsdom
import { formatMessage } from "@shop/kernel";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { wheelMessagesDe, wheelMessagesEn, wheelMessagesJa } from "../../index.ts";
import { buildWheel } from "../../testing/wheel/build-wheel.ts";
import { WheelTerms } from "./wheel-terms.tsx";

afterEach(cleanup);

test.each([
  ["en", wheelMessagesEn, ["12.5%", "87%"]],
  ["de", wheelMessagesDe, ["12,5\u00a0%", "87\u00a0%"]],
  ["ja", wheelMessagesJa, ["12.5%", "87%"]],
] as const)(
  "[ENGAGE-03] in %s the odds per thousand are percentages with a tenth if there is one",
  (locale, messages, shares) => {
    const [segment] = buildWheel().segments;
    if (!segment) throw new Error("The wheel has no segment.");
    const segments = [
      { ...segment, id: "a", type: "discount", value: 5, odds: 125 },
      { ...segment, id: "b", type: "discount", value: 10, odds: 870 },
    ] as const;
    const text = (key: keyof typeof wheelMessagesEn, params = {}) => formatMessage(messages[key], params, locale);
    render(<WheelTerms wheel={buildWheel({ segments })} checkHref="/wheel" text={text} />);
    expect(screen.getAllByRole("cell", { hidden: true }).map((cell) => cell.textContent)).toEqual(shares);
  },
);
