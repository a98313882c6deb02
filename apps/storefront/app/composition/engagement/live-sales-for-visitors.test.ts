import type { AuthState } from "@shop/auth-ui/store";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { liveSalesForVisitors } from "./live-sales-for-visitors.ts";

type Status = AuthState["status"];

function build(status: Status) {
  const auth = createStore<{ status: Status }>(() => ({ status }));
  const acts: string[] = [];
  const liveSales = {
    start: () => {
      acts.push("start");
      return () => acts.push("stop");
    },
  };
  return { auth, acts, end: liveSalesForVisitors({ liveSales, auth }) };
}

test("[ENGAGE-02] it runs for visitors, ends at a login and starts again at a logout", () => {
  const { auth, acts, end } = build("unknown");
  auth.setState({ status: "visitor" });
  auth.setState({ status: "customer" });
  auth.setState({ status: "visitor" });
  end();
  auth.setState({ status: "customer" });
  expect(acts).toEqual(["start", "stop", "start", "stop"]);
});

test("[ENGAGE-02] for a customer it never starts", () => {
  const { acts, end } = build("customer");
  end();
  expect(acts).toEqual([]);
});
