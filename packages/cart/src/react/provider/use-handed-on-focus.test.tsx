// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useHandedOnFocus } from "./use-handed-on-focus.ts";

type Kind = "button" | "link" | "nothing";

function Control({ kind }: { kind: Kind }) {
  const control = useHandedOnFocus();
  if (kind === "nothing") return null;
  return kind === "button" ? (
    <form>
      <button type="submit" ref={control}>
        Add
      </button>
    </form>
  ) : (
    <a href="/cart" ref={control}>
      In your cart
    </a>
  );
}

const elsewhere = document.createElement("button");
beforeEach(() => document.body.append(elsewhere));
afterEach(cleanup);

/** Shows one control after the other, in a document or below a shadow root, where an embed's parts are. */
function show(container: HTMLElement) {
  const { rerender } = render(<Control kind="button" />, { container });
  container.querySelector("button")?.focus();
  return { become: (kind: Kind) => rerender(<Control kind={kind} />), link: () => container.querySelector("a") };
}

function inDocument(): HTMLElement {
  return document.body.appendChild(document.createElement("div"));
}

function inShadowRoot(): HTMLElement {
  return inDocument().attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
}

test.each([
  ["a document", inDocument],
  ["a shadow root", inShadowRoot],
])("in %s the focus of a control goes to the one that takes its place", (_place, make) => {
  const container = make();
  const { become, link } = show(container);
  become("link");
  const root = container.getRootNode() as Document | ShadowRoot;
  expect(link()).not.toBeNull();
  expect(root.activeElement).toBe(link());
});

test("focus that moved elsewhere before stays there", () => {
  const { become } = show(inDocument());
  elsewhere.focus();
  become("link");
  expect(document.activeElement).toBe(elsewhere);
});

test("a control that lost the focus to nothing doesn't get it back", () => {
  const container = inDocument();
  const { become } = show(container);
  container.querySelector("button")?.blur();
  become("link");
  expect(document.activeElement).toBe(document.body);
});

test("focus that moved elsewhere while no control was shown stays there", () => {
  const { become } = show(inDocument());
  become("nothing");
  elsewhere.focus();
  become("link");
  expect(document.activeElement).toBe(elsewhere);
});
