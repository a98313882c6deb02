import { buildWireUser } from "@shop/auth-ui/testing";
import type { Product } from "@shop/catalog";
import { buildProduct, buildWireOwned, buildWireOwnedPack, buildWireOwnedProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { buildAccountData } from "../../testing/build-account-data.ts";

const view = (given: Parameters<typeof buildAccountData>[0] = {}) => {
  const { account } = buildAccountData(given);
  if (!account) throw new Error("somebody is logged in");
  return account;
};
const plugins = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildWireOwnedProduct({ name: `Plugin ${index}`, slug: `plugin-${index}` }),
  );

test("[ACCT-01] what is owned is grouped: bundles, plugins, IR packs, others; empty groups are left out", () => {
  const owned = buildWireOwned({
    other: [buildWireOwnedProduct({ name: "Transfer", type: "other" })],
    samplepack: [buildWireOwnedPack()],
    plugin: [buildWireOwnedProduct()],
    bundle: [buildWireOwnedProduct({ name: "Home Studio", type: "bundle" })],
  });
  expect(view({ owned }).groups?.map(({ type, title }) => [type, title])).toEqual([
    ["bundle", "Bundles"],
    ["plugin", "Plugins"],
    ["samplepack", "IR packs"],
    ["other", "Other"],
  ]);
  expect(view({ owned: buildWireOwned({ plugin: [buildWireOwnedProduct()] }) }).groups).toHaveLength(1);
});

test("[ACCT-01] a row says how many licences there are and since when, whether a newer file is there, and is found by its keys", () => {
  const product = buildWireOwnedProduct({
    licenses: [
      { id: "2", url: "/l/2", date_added: "2026-03-04T10:00:00Z", key: "BBBB" },
      { id: "1", url: "/l/1", date_added: "2026-01-02T10:00:00Z", key: "AAAA" },
    ],
    downloads: [{ format: "win", url: "/d", version: "2.1.0", downloaded_version: "2.0.0", has_update: true }],
  });
  const [row] = view({ owned: buildWireOwned({ plugin: [product] }) }).groups?.[0]?.rows ?? [];
  expect(row).toMatchObject({
    kind: "Plugin",
    facts: "2 licences, since 2 January 2026",
    files: { versions: [{ label: null, have: "2.0.0", current: "2.1.0", hasUpdate: true }] },
    keys: ["BBBB", "AAAA"],
    href: "/account/owned?product=famicalign",
  });
});

test("[ACCT-01] a bundle's row names its parts, whose files are its download; another row names none", () => {
  const bundle = buildWireOwnedProduct({
    name: "Home Studio",
    type: "bundle",
    included_products: ["faMicAlign", "faIRLab"],
  });
  const partsIn = (locale: "en" | "de" | "ja") =>
    view({ owned: buildWireOwned({ bundle: [bundle] }), locale }).groups?.[0]?.rows[0]?.parts;
  expect([partsIn("en"), partsIn("de"), partsIn("ja")]).toEqual([
    "Contains faMicAlign, faIRLab",
    "Enthält faMicAlign, faIRLab",
    "収録：faMicAlign faIRLab",
  ]);
  const plugin = view({ owned: buildWireOwned({ plugin: [buildWireOwnedProduct()] }) }).groups?.[0]?.rows[0];
  expect(plugin?.parts).toBeNull();
});

test("[ACCT-01] a row has the picture of its product, and none if the product isn't public any more", () => {
  const owned = buildWireOwned({ plugin: [buildWireOwnedProduct()] });
  const picture = { dark: "/media/d.svg", light: "/media/l.svg", alt: "A panel", width: 1600, height: 900 };
  const known = buildProduct({ featuredMedia: picture });
  const pictureIn = (products: readonly Product[]) => view({ owned, products }).groups?.[0]?.rows[0]?.picture;
  expect(pictureIn([known])).toEqual(picture);
  expect(pictureIn([])).toBeNull();
});

test("[ACCT-01] up to 12 products come with all that is known of them; of more the page contains the rows alone", () => {
  const few = view({ owned: buildWireOwned({ plugin: plugins(12) }) });
  const many = view({ owned: buildWireOwned({ plugin: plugins(13) }) });
  expect([few.isOpen, many.isOpen, many.productCount]).toEqual([true, false, 13]);
  expect(few.groups?.[0]?.rows.every(({ product }) => product?.licences.length === 1)).toBe(true);
  expect(many.groups?.[0]?.rows.every(({ product }) => product === null)).toBe(true);
});

test("[ACCT-01] more than 24 licences of one product are a row too", () => {
  const licence = (id: number) => ({ id: `${id}`, url: `/l/${id}`, date_added: "2026-01-02T10:00:00Z" });
  const owning = (count: number) =>
    buildWireOwned({
      plugin: [buildWireOwnedProduct({ licenses: Array.from({ length: count }, (_, id) => licence(id)) })],
    });
  expect(view({ owned: owning(24) }).isOpen).toBe(true);
  expect(view({ owned: owning(25) }).isOpen).toBe(false);
});

const FREE = buildProduct({ name: "faGain", slug: "fagain", price: { EUR: 0, USD: 0, JPY: 0 } });
const PAID = buildProduct({ name: "faMicAlign" });

test("[CAT-08] free products that the customer doesn't have yet are offered; others are not", () => {
  expect(view({ products: [FREE, PAID] }).free).toEqual([
    { name: "faGain", path: "/products/plugins/fagain", what: "Phase alignment for guitar microphones" },
  ]);
  const owned = buildWireOwned({ plugin: [buildWireOwnedProduct({ name: "faGain" })] });
  expect(view({ products: [FREE, PAID], owned }).free).toEqual([]);
});

test.each([
  ["forced", 0, true],
  ["forced", 1, false],
  ["free", 0, false],
] as const)(
  "[CAT-08] where the newsletter is %s and %i is subscribed, free products need it: %s",
  (policy, sum, isNeeded) => {
    const user = buildWireUser({ newsletterSettings: sum });
    expect(view({ newsletterPolicy: policy, user }).isNewsletterNeeded).toBe(isNeeded);
  },
);

test("[CAT-08] a customer with free products and no subscription reads what their downloads need; what was bought needs nothing", () => {
  const having = (source: "activation" | "purchase") =>
    buildWireOwned({
      plugin: [
        buildWireOwnedProduct({
          is_free: true,
          licenses: [{ id: "1", url: "/l/1", date_added: "2026-01-02T10:00:00Z", source }],
        }),
      ],
    });
  expect(view({ owned: having("activation") }).notices).toEqual([
    {
      title: "Your free products need a newsletter subscription",
      text: "Their licences are yours. Their downloads are for subscribers of the newsletter.",
      href: "/account/newsletter",
      action: "Subscribe to the newsletter",
    },
  ]);
  expect(view({ owned: having("purchase") }).notices).toEqual([]);
  expect(view({ owned: having("activation"), newsletterPolicy: "free" }).notices).toEqual([]);
});

test("[ACCT-01] the discounts are listed with the date they end", () => {
  const user = buildWireUser({
    price_facts: { hasFirstPurchase: true, eduPercent: 20 },
    first_purchase_ends_at: "2026-01-22T12:00:00Z",
  });
  expect(view({ user }).discounts).toEqual([
    { title: "15% of the regular price off everything", text: "For customers. Never expires." },
    { title: "20% of the regular price off for learning and teaching", text: "Granted by us. Never expires." },
    { title: "5% of the regular price more off your first purchase", text: "Until 22 January 2026." },
  ]);
  expect(view().discounts.map(({ title }) => title)).toEqual(["15% of the regular price off everything"]);
});

test("[ACCT-01] a partly owned bundle is recommended, at the price of its missing parts for the customer", () => {
  const part = (name: string) => buildProduct({ name, price: { EUR: 5000, USD: 5000, JPY: 500_000 } });
  const bundle = buildProduct({
    name: "Pair",
    type: "bundle",
    included_products: ["a", "b"],
    price: { EUR: 8000, USD: 8000, JPY: 800_000 },
  });
  const owned = buildWireOwned({ plugin: [buildWireOwnedProduct({ name: "a" })] });
  const products = [part("a"), part("b"), bundle];
  // 80 less 15 points is 68, and of that the missing half.
  expect(view({ owned, products }).next).toEqual({
    name: "Pair",
    path: "/products/pair",
    text: "You own 1 of 2 parts. What is missing costs you:",
    amounts: { EUR: 3400, USD: 3400, JPY: 340_000 },
  });
  expect(view({ products }).next).toBeNull();
});

test("[ACCT-01] what is pending is shown: an address that changes, a newsletter to be confirmed, a licence on its way", () => {
  const user = buildWireUser({
    email_change: { new_email: "new@mail.example", takes_effect_at: "2026-01-18T12:00:00Z" },
    newsletter_pending: 5,
  });
  const owned = buildWireOwned({
    waiting_transfers: [
      {
        product: "faMicAlign",
        recipient_email: "bea@mail.example",
        started_at: "2026-01-15T12:00:00Z",
        returns_at: "2026-01-29T12:00:00Z",
      },
    ],
  });
  expect(view({ user, owned }).notices.map(({ text, href }) => [text, href])).toEqual([
    ["From 18 January 2026 on it is new@mail.example.", "/account/email"],
    ["We have emailed you a link. Your choice takes effect once you confirm it there.", null],
    [
      "faMicAlign goes to bea@mail.example as soon as that address has an account. If it hasn't by 29 January 2026, the licence comes back to you.",
      null,
    ],
  ]);
  expect(view().notices).toEqual([]);
});

test("[ACCT-01] where the owned products can't be loaded, the rest of the account is shown, and nothing free is offered twice", () => {
  const account = view({ owned: null, products: [FREE] });
  expect([account.groups, account.free]).toEqual([null, []]);
});
