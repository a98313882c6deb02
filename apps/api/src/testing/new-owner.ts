import { SITE_AUTHORIZATION } from "@shop/api-client/contract";
import type { TestApp, TestBrowser } from "./create-test-app.ts";
import { insertLicence, insertUser, startSession } from "./insert-rows.ts";

const SERVICE = "Licence Transfer";
const PLUGIN = "faAlign";

/** A logged-in customer with a licence of the plugin and so many transfer services, and what a test asks of them. */
export async function newOwner(shop: TestApp, services = 1) {
  const browser: TestBrowser = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps);
  await startSession(shop.deps, browser, userId);
  const licenceId = await insertLicence(shop.deps, userId, PLUGIN);
  const serviceIds: string[] = [];
  for (let count = 0; count < services; count += 1) serviceIds.push(await insertLicence(shop.deps, userId, SERVICE));
  return {
    browser,
    userId,
    email: `${userId}@shop.test`,
    licenceId,
    serviceIds,
    transferTo: (recipient: string, licence = licenceId, product = PLUGIN) =>
      browser.call("transferLicence", { product, license_id: licence, recipient_email: recipient }),
  };
}

export type Owner = Awaited<ReturnType<typeof newOwner>>;

/** The valid licences of a user, by name. */
export async function validLicences(shop: TestApp, userId: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom("licences")
    .innerJoin("products", "products.id", "licences.product_id")
    .select("products.name")
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .orderBy("products.name")
    .execute();
  return rows.map(({ name }) => name);
}

export function readLicence(shop: TestApp, id: string) {
  return shop.db.selectFrom("licences").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** The mails to an address, by kind, in the order in which they were written. */
export function mailsTo(shop: TestApp, recipient: string) {
  return shop.db.selectFrom("mails").selectAll().where("recipient", "=", recipient).orderBy("kind").execute();
}

/** What a plugin sends from a device. */
export async function activate(shop: TestApp, licenceKey: string, device: string, address = "203.0.113.80") {
  const response = await shop.newBrowser({ address }).fetch("/wp-json/fa/v1/activate-licence", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: SITE_AUTHORIZATION },
    body: JSON.stringify({
      licence_key: licenceKey,
      device_id: device,
      device_name: `Studio ${device}`,
      platform: "mac",
      plugin_version: "2.1.0",
    }),
  });
  return response.json();
}
