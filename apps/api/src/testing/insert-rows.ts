import { MAX_ITEM_QUANTITY } from "@shop/cart";
import { randomUuid } from "@shop/kernel";
import { importContent } from "../content/import-content.ts";
import { sessionCookieName } from "../http/cookies.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { buildContent } from "./build-content.ts";
import type { TestBrowser } from "./create-test-app.ts";

const SESSION_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** The small shop of `buildContent`, or the given one. */
export async function importTestContent(deps: Deps, content = buildContent()): Promise<void> {
  const imported = await importContent(deps, content);
  if (!imported.isOk) throw new Error(`The test's content is not valid: ${JSON.stringify(imported.failure.params)}`);
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * An active account with its own address, inserted without the register form; a month old by default, so that nothing for new accounts
 * applies. Returns its id.
 */
export async function insertUser(
  deps: Deps,
  name = "Ada Example",
  activatedAtMs = deps.clock.nowMs() - MONTH_MS,
): Promise<string> {
  const id = randomUuid(deps.random);
  const email = `${id}@shop.test`;
  const [firstName = "", lastName = ""] = name.split(" ");
  await deps.db
    .insertInto("users")
    .values({
      id,
      email,
      password_hash: "fast:a password",
      first_name: firstName,
      last_name: lastName,
      registration_name: name,
      is_active: true,
      created_at: new Date(deps.clock.nowMs()),
      activated_at: new Date(activatedAtMs),
    })
    .execute();
  return id;
}

/** Logs a browser in without the login form: a session and its cookie, nothing else of what a login does. */
export async function startSession(deps: Deps, browser: Pick<TestBrowser, "cookies">, userId: string): Promise<void> {
  const token = newSecret(deps.random);
  const nowMs = deps.clock.nowMs();
  await deps.db
    .insertInto("sessions")
    .values({
      id: randomUuid(deps.random),
      token_hash: hashSecret(token),
      user_id: userId,
      created_at: new Date(nowMs),
      last_seen_at: new Date(nowMs),
      expires_at: new Date(nowMs + SESSION_LIFE_MS),
      is_kept: true,
    })
    .execute();
  browser.cookies.set(sessionCookieName(deps.settings), token);
}

/** Gives a user a licence of the named product, without an order. Returns its id. */
export async function insertLicence(
  deps: Deps,
  userId: string,
  productName: string,
  viaBundle: string | null = null,
): Promise<string> {
  const id = randomUuid(deps.random);
  const idOf = async (name: string) =>
    (await deps.db.selectFrom("products").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;
  await deps.db
    .insertInto("licences")
    .values({
      id,
      licence_key: `KEY-${id.slice(0, 8)}`,
      user_id: userId,
      product_id: await idOf(productName),
      order_line_id: null,
      unit_number: null,
      via_bundle_id: viaBundle === null ? null : await idOf(viaBundle),
      source: "operator",
      added_at: new Date(deps.clock.nowMs()),
    })
    .execute();
  return id;
}

/** Fills a user's cart without the cart's own calls. */
export async function fillCart(
  deps: Pick<Deps, "db" | "clock" | "random">,
  userId: string,
  products: Readonly<Record<string, number>>,
  codes: readonly string[] = [],
): Promise<void> {
  const [id, nowMs] = [randomUuid(deps.random), deps.clock.nowMs()];
  const times = { created_at: new Date(nowMs), expires_at: new Date(nowMs + MONTH_MS) };
  const nobody = { key_hash: null, visitor_id: null, last_removed: null };
  await deps.db
    .insertInto("carts")
    .values({ id, user_id: userId, ...times, ...nobody })
    .execute();
  for (const [name, quantity] of Object.entries(products)) {
    const product = deps.db.selectFrom("products").select("id").where("name", "=", name);
    const { id: productId } = await product.executeTakeFirstOrThrow();
    const line = { cart_id: id, product_id: productId, quantity, added_at: new Date(nowMs) };
    await deps.db
      .insertInto("cart_lines")
      .values({ ...line, max_quantity: MAX_ITEM_QUANTITY })
      .execute();
  }
  for (const code of codes) {
    await deps.db
      .insertInto("cart_coupons")
      .values({ cart_id: id, code, added_at: new Date(nowMs) })
      .execute();
  }
}
