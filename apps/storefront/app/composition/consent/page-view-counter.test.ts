import { buildConsent, buildService } from "@shop/consent/testing";
import { expect, test } from "vitest";
import { createPageViewCounter } from "./page-view-counter.ts";

function open(isFromElsewhere = true) {
  const { store: consent } = buildConsent({ services: [buildService({ id: "own-statistics" })] });
  consent.start();
  const sent: string[] = [];
  const counter = createPageViewCounter({
    consent,
    isFromElsewhere,
    send: ({ path, isVisit }) => sent.push(isVisit ? `${path} visit` : path),
  });
  return { consent, counter, sent };
}

test("[CONSENT-02] no page is counted before consent, and the one that is shown then is counted once", async () => {
  const { consent, counter, sent } = open();
  counter.show("/");
  counter.show("/shop");
  expect(sent).toEqual([]);
  await consent.acceptAll();
  expect(sent).toEqual(["/shop visit"]);
  counter.show("/shop");
  counter.show("/cart");
  expect(sent).toEqual(["/shop visit", "/cart"]);
});

test("[CONSENT-02] after a withdrawal no page is counted", async () => {
  const { consent, counter, sent } = open();
  await consent.acceptAll();
  counter.show("/");
  await consent.refuseAll();
  counter.show("/shop");
  expect(sent).toEqual(["/ visit"]);
});

test("a page that was reached from within the shop begins no visit", async () => {
  const { consent, counter, sent } = open(false);
  await consent.acceptAll();
  counter.show("/shop");
  expect(sent).toEqual(["/shop"]);
});
