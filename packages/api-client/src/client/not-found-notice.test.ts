import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { createFakeApiClient } from "../testing/index.ts";
import { createNotFoundNotice } from "./not-found-notice.ts";

test("[API-09] a missing address is reported once a page view, and again on the next", () => {
  const client = createFakeApiClient();
  client.answerDirect("notifyNotFound", ok({ success: true }));
  const notice = createNotFoundNotice(client);
  notice.report("view-1", "/gone");
  notice.report("view-1", "/gone");
  notice.report("view-2", "/gone");
  notice.report("view-2", "/also-gone");
  expect(client.calls.map((call) => call.request)).toEqual([{ url: "/gone" }, { url: "/gone" }, { url: "/also-gone" }]);
});
