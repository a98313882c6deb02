import { afterEach, beforeEach, expect, test } from "vitest";
import { confirmBetaSignUp } from "../beta/confirm-sign-up.ts";
import { readNda } from "../beta/read-nda.ts";
import { signNda } from "../beta/sign-nda.ts";
import { signUpForBeta } from "../beta/sign-up.ts";
import { BETA_SIGN_UP, buildContent, createTestApp, readBetaLink, type TestApp } from "../testing/index.ts";
import { importContent } from "./import-content.ts";

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

const beta = (paragraph: string, version = "2026-11") => ({
  ...{ product: "faDrumAlign", isOpen: true, places: 40, intro: "It aligns drums.", tasks: ["Try it."] },
  nda: { version, title: "Agreement", sections: [{ heading: "1.", paragraphs: [paragraph] }] },
});
const texts = () => shop.db.selectFrom("beta_nda_texts").select(["version", "sections"]).orderBy("version").execute();

async function signCurrent(): Promise<void> {
  await signUpForBeta(shop.deps, BETA_SIGN_UP);
  const link = await readBetaLink(shop, BETA_SIGN_UP.email);
  await confirmBetaSignUp(shop.deps, link);
  const nda = await readNda(shop.deps, link, "en");
  const textHash = nda.isOk ? nda.value.textHash : "";
  await signNda(shop.deps, { ...link, locale: "en", name: "Ada", agrees: true, textHash });
}

test("[ROUTE-12] a text that nobody has signed is replaced; one that was signed needs a new version, and stays beside it", async () => {
  await importContent(shop.deps, buildContent({ beta: beta("First.") }));
  expect(await importContent(shop.deps, buildContent({ beta: beta("Second.") }))).toMatchObject({ isOk: true });
  expect(await texts()).toMatchObject([{ sections: [{ paragraphs: ["Second."] }] }]);
  await signCurrent();
  expect(await importContent(shop.deps, buildContent({ beta: beta("Third.") }))).toMatchObject({
    failure: {
      code: "content.invalid",
      params: {
        ...{ file: "beta.json", field: "nda.version" },
        reason: "2026-11 was signed with other words (en); give the new text a new version",
      },
    },
  });
  expect(await importContent(shop.deps, buildContent({ beta: beta("Third.", "2027-01") }))).toMatchObject({
    isOk: true,
  });
  expect((await texts()).map(({ version }) => version)).toEqual(["2026-11", "2027-01"]);
});

test("[ROUTE-12] content without a programme ends it, and keeps what was signed", async () => {
  await importContent(shop.deps, buildContent({ beta: beta("First.") }));
  await signCurrent();
  await importContent(shop.deps, buildContent());
  expect(await shop.db.selectFrom("beta_programme").selectAll().execute()).toEqual([]);
  expect(await texts()).toHaveLength(1);
});

test.each([
  [{ places: 0 }, "places"],
  [{ isOpen: "yes" }, "isOpen"],
  [{ tasks: [] }, "tasks"],
  [{ nda: { ...beta("x").nda, version: "A/B" } }, "nda.version"],
  [{ nda: { ...beta("x").nda, de: { title: "Nur ein Titel" } } }, "nda.de.sections"],
])("[ROUTE-12] a programme with %j is refused at %s", async (values, field) => {
  expect(await importContent(shop.deps, buildContent({ beta: { ...beta("x"), ...values } }))).toMatchObject({
    failure: { code: "content.invalid", params: { file: "beta.json", field } },
  });
});
