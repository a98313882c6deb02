import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createKeptLog } from "../testing/fake-deps.ts";
import { createFakeVatIdRegister } from "../testing/fake-vat-id-register.ts";
import { createViesRegister } from "./create-vies-register.ts";
import { rememberAnswers } from "./remember-answers.ts";
import { describeVatIdRegister } from "./vat-id-register.contract.ts";

describeVatIdRegister("in memory", () => {
  const clock = createFakeClock();
  const register = createFakeVatIdRegister(clock, { FR40303265045: "Studio SARL" });
  return { register, clock, breakDown: () => register.setSilent(true) };
});

/** The Commission's REST service, as far as its responses go. */
function createViesStandIn(fault: { how: string | null } = { how: null }) {
  const clock = createFakeClock();
  const asked: Array<{ readonly url: string; readonly body: unknown }> = [];
  const logged: Array<Record<string, unknown>> = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = (await request.json()) as { readonly vatNumber: string };
    asked.push({ url: request.url, body });
    switch (fault.how) {
      case "no connection":
        throw new TypeError("fetch failed");
      case "an error":
        return Response.json({ actionSucceed: false, errorWrappers: [{ error: "MS_UNAVAILABLE" }] }, { status: 500 });
      case "garbage":
        return new Response("<html>Please come back later</html>");
      case "in the last millisecond":
        clock.advance(4999);
        init?.signal?.throwIfAborted();
        break;
      case "nothing in time":
        return new Promise((_resolve, reject) => {
          const end = () => reject(init?.signal?.reason);
          if (init?.signal?.aborted) end();
          init?.signal?.addEventListener("abort", end);
        });
    }
    const { vatNumber } = body;
    const valid = vatNumber === "40303265045";
    return Response.json({
      ...{ countryCode: "FR", vatNumber, valid, requestDate: "2026-01-15T12:00:00.000Z" },
      ...{ requestIdentifier: "WAPIAAAAY12345", name: valid ? "Studio SARL" : "---", address: "---" },
    });
  };
  const url = "https://vies.test/rest-api/";
  const log = createKeptLog(logged);
  const register = createViesRegister({ url, sellerVatId: "DE 136 695 976", fetch, clock, log });
  return { register, clock, asked, logged, url, fetch, log };
}

describeVatIdRegister("VIES", () => {
  const fault: { how: string | null } = { how: null };
  const { register, clock } = createViesStandIn(fault);
  return {
    ...{ register, clock },
    breakDown: (how) => {
      fault.how = how;
    },
  };
});

test("[LAW-07] a response in the last of five seconds counts", async () => {
  const { register } = createViesStandIn({ how: "in the last millisecond" });
  expect(await register.check("FR40303265045")).toMatchObject({ outcome: "valid" });
});

test("[LAW-07] VIES is asked for the id with the seller's own, which makes it give a consultation number", async () => {
  const { register, asked } = createViesStandIn();
  await register.check("EL094259216");
  expect(asked).toEqual([
    {
      url: "https://vies.test/rest-api/check-vat-number",
      body: {
        ...{ countryCode: "EL", vatNumber: "094259216" },
        ...{ requesterMemberStateCode: "DE", requesterNumber: "136695976" },
      },
    },
  ]);
});

test("[LAW-07] a seller without a VAT id asks VIES without one", async () => {
  const { asked, ...deps } = createViesStandIn();
  await createViesRegister({ ...deps, sellerVatId: null }).check("FR40303265045");
  expect(asked).toMatchObject([{ body: { countryCode: "FR", vatNumber: "40303265045" } }]);
  expect(asked[0]?.body).not.toHaveProperty("requesterNumber");
});

test("[LAW-07] an outage of VIES is logged, without the buyer's id", async () => {
  const { register, logged } = createViesStandIn({ how: "garbage" });
  await register.check("FR40303265045");
  expect(logged).toMatchObject([{ level: "warn", message: "VIES gave no usable response" }]);
  expect(JSON.stringify(logged)).not.toContain("40303265045");
});

test("[LAW-07] a response counts for ten minutes, an outage for nothing", async () => {
  const clock = createFakeClock();
  const register = createFakeVatIdRegister(clock);
  const remembered = rememberAnswers(register, clock);
  register.setSilent(true);
  expect(await remembered.check("FR40303265045")).toMatchObject({ outcome: "unavailable" });
  register.setSilent(false);
  const first = await remembered.check("FR40303265045");
  expect(first).toMatchObject({ outcome: "valid" });
  clock.advance(10 * 60_000 - 1);
  expect(await remembered.check("FR40303265045")).toEqual(first);
  expect(register.asked).toHaveLength(2);
  clock.advance(1);
  await remembered.check("FR40303265045");
  expect(register.asked).toHaveLength(3);
});

test("a process remembers 500 ids, and the oldest give way", async () => {
  const clock = createFakeClock();
  const register = createFakeVatIdRegister(clock);
  const remembered = rememberAnswers(register, clock);
  for (let id = 0; id <= 500; id += 1) await remembered.check(`DE${id}`);
  await remembered.check("DE1");
  expect(register.asked).toHaveLength(501);
  await remembered.check("DE0");
  expect(register.asked).toHaveLength(502);
});
