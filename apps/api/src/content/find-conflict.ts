import type { Failure } from "@shop/kernel";
import { findCampaignFault, findCouponFault, type SalesFault } from "./check-sales.ts";
import type { CheckedFolder, EntryFolder, NameFile } from "./content-folder.ts";
import { findReleaseFault } from "./find-release-fault.ts";
import { findContestFault } from "./schemas/contest-schema.ts";
import { findVatRateFault } from "./schemas/vat-rate-schema.ts";
import { findWheelFault } from "./schemas/wheel-schema.ts";

/** What is wrong with the files together: something named twice, or a name of something that doesn't exist. Null: nothing. */
export function findConflict(content: CheckedFolder, nameFile: NameFile, figureIds: readonly string[]): Failure | null {
  const { products, tutorials, pages, answers } = content;
  const names = new Set(products.map(({ name }) => name));
  const missingPart = products
    .flatMap((product, index) => product.included_products.map((part) => ({ ...product, index, part })))
    .find(({ name, part }) => part === name || !names.has(part));
  if (missingPart) {
    return invalid(
      nameFile("products", missingPart.index, missingPart),
      "included_products",
      `names no other product: ${missingPart.part}`,
    );
  }
  return (
    findReleaseConflict(content, nameFile) ??
    findRepeated("products", "name", products, nameFile) ??
    findRepeated("products", "slug", products, nameFile) ??
    findRepeated("tutorials", "slug", tutorials, nameFile) ??
    findRepeated("tutorials", "id", tutorials, nameFile) ??
    findRepeatedPicture(content, nameFile) ??
    findRepeated("pages", "slug", pages, nameFile) ??
    findRepeated("answers", "slug", answers, nameFile) ??
    findTopicConflict(content, nameFile) ??
    findFigureConflict(content, nameFile, figureIds) ??
    findSalesConflict(content, names) ??
    findWheelConflict(content) ??
    findVatConflict(content)
  );
}

/** Pictures of products and articles are asked for by one kind of id. */
function findRepeatedPicture({ products, tutorials }: CheckedFolder, nameFile: NameFile): Failure | null {
  const taken = new Set(products.flatMap(({ showcaseId, editorId }) => [showcaseId, editorId]));
  for (const [index, tutorial] of tutorials.entries()) {
    const id = tutorial.picture?.id;
    if (id === undefined) continue;
    if (taken.has(id)) return invalid(nameFile("tutorials", index, tutorial), "picture.id", `is used twice: ${id}`);
    taken.add(id);
  }
  return null;
}

/** Each figure that an article names is there, and so is the heading that it is placed at. */
function findFigureConflict(
  { tutorials }: CheckedFolder,
  nameFile: NameFile,
  figureIds: readonly string[],
): Failure | null {
  for (const [index, tutorial] of tutorials.entries()) {
    const file = nameFile("tutorials", index, tutorial);
    const sections = tutorial.html.match(/<h2\b/g)?.length ?? 0;
    for (const { figure, section } of tutorial.figures ?? []) {
      if (!figureIds.includes(figure)) return invalid(file, "figures.figure", `names no figure: ${figure}`);
      if (section > sections)
        return invalid(file, "figures.section", `is ${section}; the text has ${sections} headings`);
    }
  }
  return null;
}

/** Each answer that a page shows as a question is there, and on it once. */
function findTopicConflict({ pages, answers }: CheckedFolder, nameFile: NameFile): Failure | null {
  for (const [index, page] of pages.entries()) {
    const file = nameFile("pages", index, page);
    const named = (page.topics ?? []).flatMap((topic) => topic.answers);
    const missing = named.find((name) => !answers.some(({ slug }) => slug === name));
    if (missing !== undefined) return invalid(file, "topics.answers", `names no answer: ${missing}`);
    const repeated = named.find((name, at) => named.indexOf(name) < at);
    if (repeated !== undefined) return invalid(file, "topics.answers", `is used twice: ${repeated}`);
  }
  return null;
}

function findReleaseConflict({ products }: CheckedFolder, nameFile: NameFile): Failure | null {
  for (const [index, product] of products.entries()) {
    const fault = findReleaseFault(product);
    if (fault) return invalid(nameFile("products", index, product), fault.field, fault.reason);
  }
  return null;
}

function findVatConflict({ vatRates }: CheckedFolder): Failure | null {
  const fault = findVatRateFault(vatRates);
  return fault && invalid("vat-rates.json", fault.country, fault.reason);
}

function findWheelConflict({ wheel, products }: CheckedFolder): Failure | null {
  const fault = findWheelFault(wheel, products);
  return fault && invalid("wheel.json", fault.field, fault.reason);
}

function findSalesConflict(
  { campaigns, coupons, contests, followUps }: CheckedFolder,
  names: ReadonlySet<string>,
): Failure | null {
  const inSales = campaigns.map((entry) => [entry.id, findCampaignFault(entry, names)] as const);
  const inCoupons = coupons.map((entry) => [entry.code, findCouponFault(entry, names)] as const);
  const inContests = contests.map((entry) => [entry.id, findContestFault(entry)] as const);
  const inFollowUps = followUps.map(({ id }) => [id, null] as const);
  return (
    findEntryFault("sales.json", "id", inSales) ??
    findEntryFault("coupons.json", "code", inCoupons) ??
    findEntryFault("contests.json", "id", inContests) ??
    findEntryFault("follow-ups.json", "id", inFollowUps)
  );
}

function findEntryFault(
  file: string,
  key: string,
  entries: ReadonlyArray<readonly [string, SalesFault | null]>,
): Failure | null {
  for (const [index, [name, fault]] of entries.entries()) {
    if (fault) return invalid(file, `${name}.${fault.field}`, fault.reason);
    if (entries.findIndex(([other]) => other === name) < index) return invalid(file, key, `is used twice: ${name}`);
  }
  return null;
}

function findRepeated<Key extends string>(
  folder: EntryFolder,
  field: Key,
  entries: ReadonlyArray<Readonly<Record<Key, string | number>>>,
  nameFile: NameFile,
): Failure | null {
  const keys = entries.map((entry) => entry[field]);
  const at = keys.findIndex((key, index) => keys.indexOf(key) < index);
  return at < 0 ? null : invalid(nameFile(folder, at, entries[at]), field, `is used twice: ${keys[at]}`);
}

/** The failure that names the `file`, the `field` and the `reason`, for the operator. */
export function invalid(file: string, field: string, reason: string): Failure {
  return { code: "content.invalid", params: { file, field, reason } };
}
