import { operations } from "../../contract/index.ts";
import { createConformanceBrowser } from "./browser.ts";
import { expectResult, expectThat } from "./expectations.ts";
import type { ConformanceBrowser, ConformanceSession, ConformanceTarget } from "./target.ts";

/** A run against a host. Visitors, the login and the product are fetched when a check first needs them, and then kept. */
export function createConformanceSession(target: ConformanceTarget): ConformanceSession {
  const newVisitor = () => startVisit(target);
  const session: ConformanceSession = {
    target,
    newVisitor,
    visitor: once(newVisitor),
    customer: once(async () => logIn(target, await newVisitor())),
    productForSale: once(async () => findProductForSale(target, await session.visitor())),
  };
  return session;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function startVisit(target: ConformanceTarget): Promise<ConformanceBrowser> {
  const browser = createConformanceBrowser(target);
  const { access_token } = expectResult(operations.generateToken, await browser.call(target.ids.generateToken, {}));
  return browser.withToken(access_token);
}

async function logIn(target: ConformanceTarget, browser: ConformanceBrowser): Promise<ConformanceBrowser> {
  if (!target.account) throw new Error("This check needs an account: give one, or leave the check out.");
  const { email: email_address, password } = target.account;
  const id = target.ids.login;
  const prepared = expectResult(operations.login, await browser.call(id, { mode: "prepare" }));
  const token = prepared.csrf_token ?? "";
  const answer = await browser.call(id, { mode: "execute", email_address, password, token });
  const { user } = expectResult(operations.login, answer);
  expectThat(user?.is_logged_in === true, "the account to be logged in", answer);
  return browser;
}

async function findProductForSale(target: ConformanceTarget, browser: ConformanceBrowser): Promise<string> {
  const answer = await browser.call(target.ids.getAllProducts, {});
  const { result } = expectResult(operations.getAllProducts, answer);
  const found = result.find(
    ({ is_for_sale, price }) =>
      is_for_sale && typeof price === "object" && !("full_price" in price) && Number(price.EUR) > 0,
  );
  expectThat(found !== undefined, "a product that is for sale and has a price in minor units");
  return found?.name ?? "";
}
