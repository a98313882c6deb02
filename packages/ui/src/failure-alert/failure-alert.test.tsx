// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FailureAlert } from "./failure-alert.tsx";

/** The elements that the browser was asked to scroll into view, and how. */
const shown: Array<readonly [string, unknown]> = [];
// Missing in jsdom. It returns a promise, as Chromium's does.
beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(how) {
    shown.push([this.textContent ?? "", how]);
    return Promise.resolve();
  };
});
afterEach(() => {
  cleanup();
  shown.length = 0;
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

test("a warning that is already shown comes into view again when the same goes wrong once more", () => {
  const failure = { code: "account.passwordSame" };
  const drawn = (once: typeof failure) => (
    <FailureAlert failure={once} type="warning">
      The same as before.
    </FailureAlert>
  );
  const { rerender } = render(drawn(failure));
  rerender(drawn(failure));
  expect(shown).toEqual([["WarningThe same as before.", { block: "nearest" }]]);
  rerender(drawn({ ...failure }));
  expect(shown).toHaveLength(2);
});
