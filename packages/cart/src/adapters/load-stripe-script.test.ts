// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { loadStripeScript } from "./load-stripe-script.ts";

interface Rules {
  createScriptURL(url: string): string | null;
}

afterEach(() => vi.unstubAllGlobals());

test("Stripe's script comes from js.stripe.com alone, when it is asked for, under a policy that lets in nothing else", async () => {
  const policies: Array<[string, Rules]> = [];
  const createPolicy = (name: string, rules: Rules) => policies.push([name, rules]);
  vi.stubGlobal("trustedTypes", { defaultPolicy: null, createPolicy });
  expect(document.querySelector("script")).toBeNull();
  const loading = loadStripeScript("pk_test_1");
  const script = await vi.waitFor(() => {
    const found = document.querySelector("script");
    if (!found) throw new Error("No script yet.");
    return found;
  });
  expect(script.src).toMatch(/^https:\/\/js\.stripe\.com\/[a-z]+\/stripe\.js$/);
  const [[name, rules]] = policies as [[string, Rules]];
  expect([name, Object.keys(rules)]).toEqual(["default", ["createScriptURL"]]);
  expect(rules.createScriptURL(script.src)).toBe(script.src);
  for (const url of ["https://evil.example/x.js", "https://js.stripe.com.evil.example/", "/local.js", "data:,x"]) {
    expect(rules.createScriptURL(url)).toBeNull();
  }
  const version = /com\/([a-z]+)\//.exec(script.src)?.[1];
  vi.stubGlobal(
    "Stripe",
    Object.assign((key: string) => ({ key }), { version }),
  );
  script.dispatchEvent(new Event("load"));
  expect(await loading).toEqual({ key: "pk_test_1" });
});
