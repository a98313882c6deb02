import { expect, test } from "vitest";
import { en } from "./en.ts";

test.each([["catalog.downloadTitle", "Thank You for Downloading!"]] as const)(
  "the catalogue's text %s reads '%s'",
  (key, text) => {
    expect(en[key]).toBe(text);
  },
);
