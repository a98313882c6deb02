import { expect, test } from "vitest";
import * as z from "zod/mini";
import { socialProofTypeSchema } from "./index.ts";

test("[API-11] a badge of social proof is one of three kinds, any other an error", () => {
  expect(
    ["customers", "reviews", "downloads", "followers"].map((type) => z.safeParse(socialProofTypeSchema, type).success),
  ).toEqual([true, true, true, false]);
});
