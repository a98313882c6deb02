import { randomUuid } from "@shop/kernel";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createMemoryFileStorage,
  createTestApp,
  importTestContent,
  insertLicence,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const PLUGIN = "faAlign";
const BYTES = "0123456789";

let queries = 0;
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    queries += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

let shop: TestApp;
let owner: TestBrowser;
let userId: string;

beforeAll(async () => {
  const storage = createMemoryFileStorage({ "faalign/win.zip": BYTES });
  shop = await createTestApp({ deps: (fake) => ({ storage, db: fake.db.withPlugin(counter) }) });
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  userId = await insertUser(shop.deps);
  owner = await shop.newBrowser().start();
  await startSession(shop.deps, owner, userId);
});

const owned = async () => (await owner.call("getOwnedProducts")).result;

/** As an import of the content does with a newer file. */
async function publish(version: string): Promise<void> {
  const ofPlugin = shop.db.selectFrom("products").select("id").where("name", "=", PLUGIN);
  await shop.db.updateTable("product_files").set({ version }).where("product_id", "in", ofPlugin).execute();
}

test("[CAT-06] a file that was downloaded in an older version says so, until the newer one is taken", async () => {
  const license_id = await insertLicence(shop.deps, userId, PLUGIN);
  const download = async () => {
    const { result } = await owner.call("downloadProduct", { product: PLUGIN, os: "win", license_id });
    expect((await shop.app.request(result.url)).status).toBe(200);
  };
  const ofFile = async () => (await owned()).plugin[0].downloads[0];
  expect(await ofFile()).toMatchObject({ version: "2.1.0", downloaded_version: null, has_update: false });
  await download();
  expect(await ofFile()).toMatchObject({ downloaded_version: "2.1.0", has_update: false });
  await publish("2.10.0");
  expect(await ofFile()).toMatchObject({ version: "2.10.0", downloaded_version: "2.1.0", has_update: true });
  await download();
  expect(await ofFile()).toMatchObject({ downloaded_version: "2.10.0", has_update: false });
});

test("[CAT-06] a caller that only asks about a file, or for a part that it doesn't have, has not downloaded it", async () => {
  const license_id = await insertLicence(shop.deps, userId, PLUGIN);
  const { result } = await owner.call("downloadProduct", { product: PLUGIN, os: "win", license_id });
  expect((await shop.app.request(result.url, { method: "HEAD" })).status).toBe(200);
  expect((await shop.app.request(result.url, { headers: { range: "bytes=10-" } })).status).toBe(416);
  expect((await owned()).plugin[0].downloads[0]).toMatchObject({ downloaded_version: null });
});

test("[CAT-06] each licence says how it came and whether it can be transferred, each product whether it costs nothing", async () => {
  await insertLicence(shop.deps, userId, PLUGIN);
  const free = await insertLicence(shop.deps, userId, "faDelay");
  await shop.db.updateTable("licences").set({ source: "free" }).where("id", "=", free).execute();
  await insertLicence(shop.deps, userId, "Licence Transfer");
  expect(await owned()).toMatchObject({
    plugin: [
      { name: PLUGIN, is_free: false, manual_url: null, licenses: [{ source: "operator", is_transferable: true }] },
      { name: "faDelay", is_free: true, licenses: [{ source: "free", is_transferable: false }] },
    ],
    other: [{ licenses: [{ is_transferable: false }] }],
    transfer_services: 1,
  });
});

test("[CAT-06] five hundred licences take no more queries than one", async () => {
  const first = await insertLicence(shop.deps, userId, PLUGIN);
  await owned();
  queries = 0;
  await owned();
  const forOne = queries;
  const like = await shop.db.selectFrom("licences").selectAll().where("id", "=", first).executeTakeFirstOrThrow();
  const products = await shop.db.selectFrom("products").select("id").execute();
  const more = Array.from({ length: 499 }, () => randomUuid(shop.deps.random));
  await shop.db
    .insertInto("licences")
    .values(
      more.map((id, index) => ({
        ...like,
        id,
        licence_key: `MANY-${id}`,
        product_id: products[index % products.length]?.id ?? "",
      })),
    )
    .execute();
  const places = [first, ...more].map((licence_id) => ({
    id: randomUuid(shop.deps.random),
    licence_id,
    device_hash: "0".repeat(64),
    device_name: "Studio",
    platform: "mac" as const,
    first_seen_at: like.added_at,
    last_seen_at: like.added_at,
  }));
  await shop.db.insertInto("licence_activations").values(places).execute();
  queries = 0;
  const { bundle, other, samplepack, plugin } = await owned();
  expect(queries).toBe(forOne);
  const licenses = [...bundle, ...other, ...samplepack, ...plugin].flatMap((product) => product.licenses);
  expect(licenses).toHaveLength(500);
  expect(licenses.every(({ activations }) => activations.length === 1)).toBe(true);
});

test("[CAT-09] an owned bundle names all that it is made of, and a plugin nothing", async () => {
  const bundle = await shop.db
    .selectFrom("bundle_items")
    .innerJoin("products as bundle", "bundle.id", "bundle_items.bundle_id")
    .innerJoin("products as part", "part.id", "bundle_items.product_id")
    .select(["bundle.name as bundle", "part.name as part"])
    .execute();
  const [first] = bundle;
  if (!first) throw new Error("The test content has a bundle.");
  await insertLicence(shop.deps, userId, first.bundle);
  await insertLicence(shop.deps, userId, PLUGIN);
  const result = await owned();
  const parts = bundle.flatMap((row) => (row.bundle === first.bundle ? row.part : []));
  expect([...result.bundle[0].included_products].sort()).toEqual(parts.sort());
  expect(result.plugin[0].included_products).toEqual([]);
});
