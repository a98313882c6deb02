import { expect, test } from "vitest";
import type { ConsentRecord } from "../domain/consent-record.ts";
import { createRecordsGateway } from "./records-gateway.ts";

const record: ConsentRecord = {
  recordId: "r",
  consentId: "c",
  chosenAtMs: 1,
  policyVersion: "1",
  textHash: "",
  locale: "en",
  asked: ["statistics"],
  granted: [],
  services: [],
  hadSignal: false,
};

test("[CONSENT-04] a record is posted as JSON, without a cookie, and outlives its page", async () => {
  const calls: (readonly [string, RequestInit])[] = [];
  const gateway = createRecordsGateway({
    url: "https://shop.example/consent-records",
    fetch: async (url, init) => {
      calls.push([url, init]);
      return { ok: true, status: 200 };
    },
  });
  expect(await gateway.send(record)).toEqual({ isOk: true, value: true });
  const [url, { method, body, credentials, keepalive }] = calls[0] ?? ["", {}];
  expect([url, method, credentials, keepalive]).toEqual(["https://shop.example/consent-records", "POST", "omit", true]);
  expect(JSON.parse(String(body))).toEqual(record);
});

test("[CONSENT-04] a refusal and a network that is down are failures, so that the record is sent again", async () => {
  const refused = createRecordsGateway({ url: "/", fetch: async () => ({ ok: false, status: 503 }) });
  expect(await refused.send(record)).toEqual({
    isOk: false,
    failure: { code: "consent.notRecorded", params: { status: 503 } },
  });
  const down = createRecordsGateway({ url: "/", fetch: () => Promise.reject(new TypeError("offline")) });
  expect(await down.send(record)).toMatchObject({ isOk: false, failure: { code: "consent.unreachable" } });
});
