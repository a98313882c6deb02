import { expect, test } from "vitest";
import { buildOwned, buildWireOwnedProduct } from "../testing/index.ts";
import { givenOf } from "./given-of.ts";

const licence = (id: string, order_id: string | null) => ({
  id,
  url: `/licences/${id}`,
  date_added: "2026-01-02",
  order_id,
});

test("[ACCT-05] what a code gave is shown with its new licence, not with those that were bought before", () => {
  const owned = buildOwned({
    bundle: [],
    plugin: [
      buildWireOwnedProduct({ name: "faMicAlign", licenses: [licence("bought", "o1"), licence("given", null)] }),
      buildWireOwnedProduct({ name: "faGate", licenses: [licence("other", null)] }),
    ],
    samplepack: [],
  });
  expect(givenOf(owned, ["faMicAlign"]).map(({ name, licences }) => [name, licences.map(({ id }) => id)])).toEqual([
    ["faMicAlign", ["given"]],
  ]);
});
