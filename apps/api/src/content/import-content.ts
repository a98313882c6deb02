import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { replacePassages } from "../answers/index.ts";
import { replaceSearchIndex } from "../catalogue/index.ts";
import { putContest, takeOutContests } from "../contests/index.ts";
import { putSequences } from "../follow-ups/index.ts";
import { createFindPicture, createMediaAddress } from "../media/index.ts";
import { newSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { ApiSettings, Deps } from "../ports/deps.ts";
import { lockImportedCoupons, putCampaign, putCoupon, takeOutCampaigns, takeOutCoupons } from "../sales/index.ts";
import { replaceVatRates } from "../vat/index.ts";
import { putWheelSegments } from "../wheel/index.ts";
import { checkContent } from "./check-content.ts";
import type { CheckedContent, ContentInput } from "./content-folder.ts";
import * as stored from "./content-import.ts";
import { type ContentEdition, findOrderFault } from "./find-order-fault.ts";
import { importBeta } from "./import-beta.ts";
import type { CheckedProduct } from "./schemas/content-schemas.ts";
import { toVatRateRow } from "./schemas/vat-rate-schema.ts";
import { toSearchables } from "./search/to-searchable.ts";
import { putFigures } from "./stored-figures.ts";
import { toPages, toPost } from "./to-content-entries.ts";
import { toContestRow } from "./to-contest-row.ts";
import { toPassages } from "./to-passages.ts";
import {
  isNewPrice,
  isSameProduct,
  type ProductValues,
  toPriceRecord,
  toPrices,
  toProductRow,
} from "./to-product-row.ts";
import { toCampaignRow, toCouponRow } from "./to-sales-rows.ts";
import { toTrialFiles } from "./to-trial-files.ts";
import { forgetWordPress } from "./wordpress/copy-state.ts";
import { writeFiles } from "./write-files.ts";

/** Increase this when the import itself writes something else from the same files, so that a new release imports again. */
const IMPORTER_VERSION = 14;

type ImportDeps = Pick<Deps, "db" | "clock" | "random" | "contentHost"> & {
  readonly settings: Pick<ApiSettings, "packPrefix">;
};
type OrderDeps = Pick<Deps, "db"> & { readonly settings: Pick<ApiSettings, "mode"> };

export interface ImportSummary {
  readonly products: number;
  readonly takenOut: number;
  readonly newPrices: number;
  readonly files: number;
  readonly tutorials: number;
  readonly pages: number;
  readonly campaigns: number;
  readonly coupons: number;
}

/** Whether the database contains exactly the content whose inputs have this hash, as this release imports it. */
export async function isContentImported(deps: ImportDeps, inputsHash: string): Promise<boolean> {
  const imported = await stored.findImportedContent(deps.db);
  return (
    imported?.inputsHash === inputsHash &&
    imported.importerVersion === IMPORTER_VERSION &&
    imported.packPrefix === deps.settings.packPrefix &&
    imported.contentHost === contentHostOf(deps)
  );
}

/** The WordPress that hosts the articles; empty for the files. */
function contentHostOf({ contentHost }: ImportDeps): string {
  return contentHost?.url ?? "";
}

/**
 * Whether a content folder may replace the content in the database. Failures: `content.older` {version, heldVersion}, `content.sameVersion`
 * {version}.
 */
export async function checkContentOrder(deps: OrderDeps, given: ContentEdition): Promise<Result<null>> {
  const current = toEdition(await stored.findImportedContent(deps.db));
  const code = findOrderFault(current, given, deps.settings.mode === "production");
  if (code === null) return ok(null);
  return fail({ code, params: { version: given.version, heldVersion: current?.version ?? 0 } });
}

/** Null if nothing has been imported yet, or the importing release stored no version. */
function toEdition(imported: Record<string, unknown> | null): ContentEdition | null {
  const { version, contentHash } = imported ?? {};
  return typeof version === "number" && typeof contentHash === "string" ? { version, hash: contentHash } : null;
}

/**
 * Brings the shop's content (products, prices, files, tutorials, pages, campaigns, coupons, follow-up mails, VAT rates) into the database, all or nothing.
 * Repeating it changes nothing. A product that is no longer in the files is withdrawn, never deleted. A price is added to the history only
 * when it has changed. Content older than the database's is rejected unless `isForced`. Failures: `content.invalid` {file, field, reason},
 * and those of `checkContentOrder`.
 */
export async function importContent(
  deps: ImportDeps & OrderDeps,
  input: ContentInput,
  { isForced } = { isForced: false },
): Promise<Result<ImportSummary>> {
  const content = checkContent(input);
  if (!content.isOk) return content;
  const edition = input.hash === undefined ? null : { version: content.value.version, hash: input.hash };
  return deps.db.transaction().execute(async (trx) => {
    await stored.lockImports(trx);
    const order = edition && !isForced ? await checkContentOrder({ ...deps, db: trx }, edition) : ok(null);
    if (!order.isOk) return order;
    const beta = await importBeta(trx, content.value.beta);
    if (!beta.isOk) return beta;
    return ok(await writeContent(deps, trx, content.value, edition));
  });
}

async function writeContent(
  deps: ImportDeps,
  trx: Kysely<Database>,
  content: CheckedContent,
  edition: ContentEdition | null,
): Promise<ImportSummary> {
  const now = new Date(deps.clock.nowMs());
  const findPicture = createFindPicture(content.manifest.media);
  const { manifest } = content;
  const cabinets = new Map(manifest.cabinets.map(({ product, cabinet }) => [product, cabinet]));
  const responses = new Map(manifest.responses.map(({ product, response }) => [product, response]));
  const auditions = new Map(manifest.auditions.map(({ product, audition }) => [product, audition]));
  const mediaAddress = createMediaAddress(manifest.media);
  const place = { packPrefix: deps.settings.packPrefix, mediaAddress, findPicture, auditions, cabinets, responses };
  const rowOf: RowOf = (product, position) => toProductRow(product, { ...place, position });
  const { idByName, takenOut } = await writeProducts(deps, trx, { products: content.products, rowOf, now });
  const idOf = (name: string) => idByName.get(name) ?? "";
  const newPrices = await writePrices(trx, content.products, idOf, now);
  await stored.replaceBundleItems(
    trx,
    content.products.flatMap((bundle) =>
      bundle.included_products.map((part, position) => ({
        bundle_id: idOf(bundle.name),
        product_id: idOf(part),
        position,
      })),
    ),
  );
  const files = await writeFiles(deps, trx, content, idOf);
  await stored.replaceTrialFiles(trx, toTrialFiles(content.manifest.files, idOf));
  await replaceSearchIndex(trx, toSearchables(content, { idOf, cabinets }));
  const figures = new Map(manifest.figures.map(({ id, figure }) => [id, figure]));
  await putFigures(trx, { inputsHash: manifest.inputsHash, byId: figures });
  // Articles come from one place: with a content host those of the files are neither shown nor quoted.
  const tutorials = deps.contentHost ? [] : content.tutorials;
  if (!deps.contentHost) await forgetWordPress(trx);
  const posts = tutorials.map((tutorial) => toPost(tutorial, figures, findPicture));
  const pageSources = { findPicture, answers: content.answers, taken: await stored.listPageIds(trx) };
  await stored.replaceContentEntries(trx, [...posts, ...toPages(content.pages, pageSources)]);
  await replacePassages(trx, toPassages({ ...content, tutorials }));
  await writeSales(trx, content, now);
  await putWheelSegments(
    trx,
    content.wheel.map(({ value = null, product = null, ...segment }) => ({ ...segment, value, product })),
  );
  await putSequences(trx, content.followUps);
  for (const contest of content.contests) await putContest(trx, toContestRow(contest, newSecret(deps.random)));
  await takeOutContests(
    trx,
    content.contests.map(({ id }) => id),
    now,
  );
  await replaceVatRates(trx, content.vatRates.map(toVatRateRow));
  await stored.putImportedContent(trx, {
    inputsHash: content.manifest.inputsHash,
    importerVersion: IMPORTER_VERSION,
    packPrefix: deps.settings.packPrefix,
    contentHost: contentHostOf(deps),
    ...(edition && { version: edition.version, contentHash: edition.hash }),
  });
  const { products, campaigns, coupons } = content;
  return {
    ...{ products: products.length, takenOut, newPrices, files, tutorials: tutorials.length },
    ...{ pages: content.pages.length, campaigns: campaigns.length, coupons: coupons.length },
  };
}

/** What is no longer named is withdrawn; the operator's own campaigns and coupons stay. */
async function writeSales(trx: Kysely<Database>, { campaigns, coupons }: CheckedContent, now: Date): Promise<void> {
  const codes = coupons.map(({ code }) => code);
  await lockImportedCoupons(trx, codes);
  for (const campaign of campaigns) await putCampaign(trx, toCampaignRow(campaign, true));
  for (const coupon of coupons) await putCoupon(trx, toCouponRow(coupon, true));
  await takeOutCampaigns(
    trx,
    campaigns.map(({ id }) => id),
    now,
  );
  await takeOutCoupons(trx, codes, now);
}

type RowOf = (product: CheckedProduct, position: number) => ProductValues;

/** A product is identified by its slug; if only its slug changed, by its name. */
async function writeProducts(
  deps: ImportDeps,
  trx: Kysely<Database>,
  { products, rowOf, now }: { products: readonly CheckedProduct[]; rowOf: RowOf; now: Date },
): Promise<{ idByName: Map<string, string>; takenOut: number }> {
  const rows = await stored.listStoredProducts(trx);
  const idByName = new Map<string, string>();
  for (const [index, product] of products.entries()) {
    const row = rows.find(({ slug }) => slug === product.slug) ?? rows.find(({ name }) => name === product.name);
    const id = row?.id ?? randomUuid(deps.random);
    const values = rowOf(product, index + 1);
    if (!row || !isSameProduct(row, values)) await stored.putProduct(trx, { id, ...values, updated_at: now });
    idByName.set(product.name, id);
  }
  const kept = new Set(idByName.values());
  const gone = rows.filter(({ id, removed_at }) => removed_at === null && !kept.has(id)).map(({ id }) => id);
  await stored.takeOutProducts(trx, gone, now);
  return { idByName, takenOut: gone.length };
}

async function writePrices(
  trx: Kysely<Database>,
  products: readonly CheckedProduct[],
  idOf: (name: string) => string,
  now: Date,
): Promise<number> {
  const newest = await stored.listNewestPriceRecords(trx);
  const prices = products.map((product) => ({ product, prices: toPrices(product, idOf(product.name)) }));
  await stored.putPrices(
    trx,
    prices.flatMap((entry) => entry.prices),
  );
  const records = prices
    .flatMap((entry) => entry.prices.map((price) => toPriceRecord(price, entry.product.total_discount, now)))
    .filter((record) => {
      const isSame = (other: stored.PriceRecord) =>
        other.product_id === record.product_id && other.currency === record.currency;
      return isNewPrice(record, newest.find(isSame));
    });
  await stored.appendPriceRecords(trx, records);
  return records.length;
}
