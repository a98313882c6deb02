import { placeholdersOf } from "@shop/kernel";
import { expect, test } from "vitest";
import { personalDataMessages } from "./index.ts";

test("what the data file says of itself is there in every language, with the same placeholders", () => {
  const shapeOf = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text)]);
  const { en, de, ja } = personalDataMessages;
  expect(shapeOf(de)).toEqual(shapeOf(en));
  expect(shapeOf(ja)).toEqual(shapeOf(en));
});
