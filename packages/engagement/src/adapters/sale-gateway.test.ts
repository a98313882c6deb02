import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { createSaleGateway } from "./sale-gateway.ts";

const NOW = "2026-11-27T08:00:00.000Z";
const TIMES = { startDate: "2026-11-26T23:00:00.000Z", endDate: "2026-11-29T23:00:00.000Z", timeZone: "Europe/Berlin" };
const MS = { startsAtMs: 1_795_734_000_000, endsAtMs: 1_795_993_200_000 };
const CONTEST = {
  ...{ id: "halloween", page: "halloween", title: "Dark", subtitle: "", worth: "", ...TIMES, state: "open" as const },
  ...{ prizes: [], rules: [], keptForDays: 90, seedHash: "", draw: null },
};

test("[ENGAGE-04] windows come with their moments and the server's time", async () => {
  const api = createFakeApiClient();
  const window = {
    id: "bf",
    title: "Black Friday",
    subtitle: "",
    discount: 35,
    products: [],
    benefits: [],
    ctaText: "",
  };
  api.answer("listSalesWindows", ok({ now: NOW, windows: [{ ...window, ...TIMES }] }));
  const listed = await createSaleGateway(api).windows();
  expect(listed).toMatchObject({ value: { nowMs: Date.parse(NOW), items: [{ id: "bf", page: null, ...MS }] } });
});

test("[ENGAGE-06] a contest that is switched off isn't listed", async () => {
  const api = createFakeApiClient();
  const contests = [
    { ...CONTEST, isEnabled: true },
    { ...CONTEST, id: "4th-july-2025", isEnabled: false },
  ];
  api.answer("listContests", ok({ now: NOW, contests }));
  const listed = await createSaleGateway(api).contests();
  expect(listed.isOk && listed.value.items.map(({ id }) => id)).toEqual(["halloween"]);
});

test("a failure is passed on", async () => {
  const api = createFakeApiClient();
  api.answer("listSalesWindows", fail({ code: "api.timeout" }));
  api.answer("listContests", fail({ code: "api.timeout" }));
  const gateway = createSaleGateway(api);
  expect([await gateway.windows(), await gateway.contests()]).toEqual([
    fail({ code: "api.timeout" }),
    fail({ code: "api.timeout" }),
  ]);
});
