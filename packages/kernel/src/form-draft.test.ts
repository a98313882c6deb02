import { expect, test } from "vitest";
import { readFormDraft, writeFormDraft } from "./form-draft.ts";

const NAMES = ["firstName", "lastName"] as const;

test("a draft comes back to its owner, in the names that are asked for", () => {
  const stored = writeFormDraft({ owner: "ada@example.com", fields: { firstName: "Ada", other: "x" } });
  expect(readFormDraft(stored, "ada@example.com", NAMES)).toEqual({ firstName: "Ada" });
});

test.each([
  undefined,
  "",
  "{",
  "[]",
  "null",
  '{"owner":"eve@example.com","fields":{"firstName":"Eve"}}',
  '{"owner":"ada@example.com"}',
  '{"owner":"ada@example.com","fields":null}',
  '{"owner":"ada@example.com","fields":{"firstName":1}}',
])("what is stored as %j is no draft of Ada's", (stored) => {
  expect(readFormDraft(stored, "ada@example.com", NAMES)).toEqual({});
});
