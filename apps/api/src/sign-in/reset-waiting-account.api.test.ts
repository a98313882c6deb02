import { afterEach, beforeEach, expect, test } from "vitest";
import {
  askForReset,
  buildContent,
  buildContentProduct,
  buildRegistration,
  createTestApp,
  importTestContent,
  logIn,
  NEW_PASSWORD,
  readActivationLink,
  readResetLink,
  sendReset,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const ADA = "ada@customer.example";

let shop: TestApp;
let stranger: TestBrowser;
let owner: TestBrowser;
beforeEach(async () => {
  shop = await createTestApp();
  const price = { EUR: 0, USD: 0, JPY: 0 };
  const free = buildContentProduct({ name: "Free One", type: "plugin", itemType: 42, price });
  const manifest = { inputsHash: "none", files: [], media: [] };
  await importTestContent(shop.deps, buildContent({ products: [free], manifest }));
  stranger = await shop.newBrowser({ address: "198.51.100.66" }).start();
  owner = await shop.newBrowser().start();
});
afterEach(() => shop.close());

function account() {
  return shop.db.selectFrom("users").selectAll().where("email", "=", ADA).executeTakeFirstOrThrow();
}

test("[AUTH-15][AUTH-20] a reset opens an account that was never activated, with its free plugins, for the link has proved the address", async () => {
  await owner.callSecured("register", buildRegistration({ subscribe_to_newsletter: true }));
  await askForReset(shop, owner);
  expect(await sendReset(owner, await readResetLink(shop))).toMatchObject({ valid: true });
  expect(await logIn(owner, ADA, NEW_PASSWORD)).toMatchObject({ valid: true });
  expect(await account()).toMatchObject({ is_active: true, first_name: "Ada", newsletter_setting: 1 });
  expect(await shop.db.selectFrom("licences").select("source").execute()).toEqual([{ source: "activation" }]);
});

test("[SAFE-09] an address that a stranger signed up with is the owner's after a reset: not the stranger's password, link or newsletter", async () => {
  const squatting = { first_name: "Visit evil.example", subscribe_to_newsletter: true };
  await stranger.callSecured("register", buildRegistration(squatting));
  const strangersLink = await readActivationLink(shop, ADA);
  await askForReset(shop, owner);
  await sendReset(owner, await readResetLink(shop));
  expect(await account()).toMatchObject({
    is_active: true,
    first_name: "",
    last_name: "Tester",
    newsletter_setting: 0,
  });
  expect(await logIn(stranger)).toMatchObject({ code: 500 });
  expect(await stranger.call("verifyMail", strangersLink)).toMatchObject({ code: "auth.linkInvalid" });
  const kept = await shop.db.selectFrom("link_keys").select("payload").where("payload", "is not", null).execute();
  expect(kept).toEqual([]);
  expect(await logIn(owner, ADA, NEW_PASSWORD)).toMatchObject({ valid: true });
});

test("[AUTH-15] where the owner had signed up too, it is the owner's own names that count", async () => {
  await stranger.callSecured("register", buildRegistration({ first_name: "Mallory" }));
  await owner.callSecured("register", buildRegistration({ first_name: "Ada", last_name: "Owner" }));
  await askForReset(shop, owner);
  await sendReset(owner, await readResetLink(shop));
  expect(await account()).toMatchObject({ first_name: "Ada", last_name: "Owner", registration_name: "Ada Owner" });
  expect(await logIn(owner, ADA, NEW_PASSWORD)).toMatchObject({ valid: true });
});
