import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteExpired } from "../personal-data/delete-expired.ts";
import { erasePerson } from "../personal-data/erase-person.ts";
import { readPerson } from "../personal-data/read-person.ts";
import { BETA_SIGN_UP, createTestApp, insertBeta, readBetaLink, type TestApp } from "../testing/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ADA = BETA_SIGN_UP.email;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(async () => {
  for (const table of [
    "beta_signatures",
    "beta_sign_ups",
    "beta_nda_texts",
    "beta_programme",
    "mails",
    "rate_limits",
  ] as const)
    await shop.db.deleteFrom(table).execute();
  await insertBeta(shop.deps);
});
afterAll(() => shop.close());

async function post(path: string, body: object, address = "192.0.2.1") {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await shop.newBrowser({ address }).fetch(`/beta-programme/${path}`, init);
  return response.json();
}
const read = async (locale = "en") =>
  (await (await shop.newBrowser().fetch(`/beta-programme?locale=${locale}`)).json()).programme;
const signUp = (more: object = {}) => post("sign-ups", { ...BETA_SIGN_UP, ...more });
const signUps = () => shop.db.selectFrom("beta_sign_ups").selectAll().orderBy("email").execute();
const signatures = () => shop.db.selectFrom("beta_signatures").selectAll().orderBy("version").execute();
const mailsOf = (kind: string) => shop.db.selectFrom("mails").selectAll().where("kind", "=", kind).execute();

/** A confirmed tester's link. */
async function newTester(more: object = {}) {
  await signUp(more);
  const link = await readBetaLink(shop, ADA);
  await post("confirmations", link);
  return link;
}
const nda = (link: object, locale = "en") => post("nda", { locale, ...link });
const sign = async (link: object, more: object = {}) => {
  const { textHash = "" } = await nda(link);
  return post("signatures", { locale: "en", ...link, name: "Ada Lovelace", agrees: true, textHash, ...more });
};

test("[ROUTE-12] a sign-up counts once the mailed link was pressed, and pressing again is no failure", async () => {
  expect(await signUp({ email: " Ada@Studio.example " })).toEqual({ success: true, message: null });
  expect(await signUps()).toMatchObject([{ email: ADA, microphones: 12, remarks: "", confirmed_at: null }]);
  expect((await read()).freePlaces).toBe(40);
  const link = await readBetaLink(shop, ADA);
  expect(await post("confirmations", link)).toMatchObject({ success: true });
  shop.clock.advance(1000);
  expect(await post("confirmations", link)).toMatchObject({ success: true });
  expect((await signUps())[0]?.confirmed_at).toEqual(new Date(shop.clock.nowMs() - 1000));
  expect((await read()).freePlaces).toBe(39);
});

test("[ROUTE-12] [SAFE-17] the mail is in the page's language, has both links and nothing that was typed", async () => {
  await signUp({ locale: "de", name: "Buy at evil.example", remarks: "evil.example" });
  const [mail] = await mailsOf("betaConfirm");
  expect(mail?.subject).toBe("Bitte bestätigen Sie Ihre Anmeldung: Betatest faDrumAlign");
  expect(mail?.text_body).toContain("http://shop.test/de/beta/fadrumalign-beta-sign-up?action=confirm&id=");
  expect(mail?.text_body).toContain("http://shop.test/de/beta/fadrumalign-nda?action=nda&id=");
  expect(`${mail?.text_body}${mail?.html_body}`).not.toContain("evil");
});

test("[ROUTE-12] a second sign-up of an address has the same answer and no second row: it replaces what wasn't confirmed, and nothing afterwards", async () => {
  const first = await signUp();
  expect(await signUp({ email: "ADA@studio.example", host: "Cubase" })).toEqual(first);
  expect(await signUps()).toMatchObject([{ email: ADA, host: "Cubase" }]);
  await post("confirmations", await readBetaLink(shop, ADA));
  expect(await signUp({ host: "Logic" })).toEqual(first);
  expect(await signUps()).toMatchObject([{ email: ADA, host: "Cubase" }]);
  expect(await mailsOf("betaConfirm")).toHaveLength(2);
  expect(await mailsOf("betaNdaLink")).toHaveLength(1);
});

test("[ROUTE-12] the link can be sent again, and whether the address has signed up can't be seen from the answer", async () => {
  const link = await newTester();
  const known = await post("links", { locale: "en", email: ADA });
  expect(await post("links", { locale: "en", email: "nobody@studio.example" })).toEqual(known);
  expect(known).toEqual({ success: true, message: null });
  expect(await mailsOf("betaNdaLink")).toMatchObject([{ recipient: ADA }]);
  expect(await readBetaLink(shop, ADA, "betaNdaLink")).toEqual(link);
});

test("[ROUTE-12] [SAFE-17] [SAFE-20] an address gets three such mails an hour, from wherever they are caused, and a network has twenty tries", async () => {
  for (let place = 0; place < 5; place += 1) await post("sign-ups", BETA_SIGN_UP, `198.51.100.${place}`);
  expect(await mailsOf("betaConfirm")).toHaveLength(3);
  for (let index = 0; index < 20; index += 1) await signUp({ email: `a${index}@studio.example` });
  expect(await signUp({ email: "one-more@studio.example" })).toMatchObject({ code: "beta.tooManyTries" });
  expect(await signUps()).toHaveLength(21);
});

test.each([
  [{ email: "ada@studio" }, "auth.emailFormat", "Please enter a valid email address."],
  [{ name: " " }, "beta.nameMissing", "Please enter your name."],
  [{ microphones: "0" }, "beta.microphonesInvalid", "Please enter a whole number from 1 to 128."],
  [{ system: "amiga" }, "beta.systemMissing", "Please choose your operating system."],
])("[ROUTE-12] a sign-up with %j is refused: %s", async (typed, code, message) => {
  expect(await signUp(typed)).toEqual({ success: false, code, message });
  expect(await signUps()).toEqual([]);
});

test("[ROUTE-12] a closed programme refuses, a full one too, and there may be none", async () => {
  const link = await newTester();
  await insertBeta(shop.deps, { places: 1 });
  expect(await read()).toMatchObject({ state: "full", freePlaces: 0 });
  expect(await signUp({ email: "late@studio.example" })).toMatchObject({ code: "beta.full" });
  await insertBeta(shop.deps, { isOpen: false });
  expect(await read()).toMatchObject({ state: "closed" });
  expect(await signUp({ email: "late@studio.example" })).toMatchObject({ code: "beta.closed" });
  expect(await nda(link)).toMatchObject({ success: true });
  await shop.db.deleteFrom("beta_programme").execute();
  expect(await read()).toBeNull();
  expect(await signUp({ email: "late@studio.example" })).toMatchObject({ code: "beta.closed" });
  expect(await signUps()).toHaveLength(1);
});

test("[ROUTE-12] the programme and the agreement are in the page's language, and in English where that has no text", async () => {
  const link = await newTester();
  expect(await read("de")).toMatchObject({ intro: "Es richtet Drums aus.", tasks: ["Try it."] });
  expect(await nda(link, "de")).toMatchObject({ title: "Vereinbarung", textLocale: "de" });
  expect(await nda(link, "ja")).toMatchObject({ title: "Agreement", textLocale: "en" });
});

test("[ROUTE-12] only a confirmed sign-up opens the agreement", async () => {
  await signUp();
  const link = await readBetaLink(shop, ADA);
  expect(await nda(link)).toMatchObject({ code: "beta.notConfirmed" });
  expect(await sign(link)).toMatchObject({ code: "beta.notConfirmed" });
  expect(await nda({ ...link, key: "other" })).toMatchObject({ code: "beta.linkInvalid" });
  expect(await nda({ id: "no id", key: link.key })).toMatchObject({ code: "beta.linkInvalid" });
  expect(await signatures()).toEqual([]);
});

test("[ROUTE-12] a signature has the name, the address, the version, the text's hash and the time, and nothing else", async () => {
  const link = await newTester();
  const { textHash } = await nda(link);
  expect(await sign(link)).toMatchObject({ success: true, isNew: true });
  const [row, ...others] = await signatures();
  expect(others).toEqual([]);
  expect(row).toEqual({
    id: expect.any(String),
    email: ADA,
    name: "Ada Lovelace",
    version: "2026-11",
    text_hash: textHash,
    signed_at: new Date(shop.clock.nowMs()),
  });
  expect(textHash).toMatch(/^[0-9a-f]{64}$/);
});

test("[ROUTE-12] signing twice keeps the first signature and says when it was made", async () => {
  const link = await newTester();
  await sign(link);
  const signedAt = new Date(shop.clock.nowMs()).toISOString();
  shop.clock.advance(DAY_MS);
  expect(await sign(link, { name: "Somebody Else" })).toMatchObject({
    isNew: false,
    signature: { name: "Ada Lovelace", signedAt },
  });
  expect(await signatures()).toHaveLength(1);
  expect(await mailsOf("betaSigned")).toHaveLength(1);
});

test.each([
  [{ name: "A" }, "beta.signatureMissing"],
  [{ agrees: false }, "beta.agreementMissing"],
  [{ textHash: "0".repeat(64) }, "beta.textChanged"],
])("[ROUTE-12] a signature with %j is refused: %s", async (typed, code) => {
  const link = await newTester();
  expect(await sign(link, typed)).toMatchObject({ success: false, code });
  expect(await signatures()).toEqual([]);
});

test("[ROUTE-12] a new version asks to sign again, and both signatures stay", async () => {
  const link = await newTester();
  const old = await nda(link);
  await sign(link);
  await insertBeta(shop.deps, { nda: { version: "2027-01" } });
  expect(await nda(link)).toMatchObject({ standing: "outdated", version: "2027-01" });
  expect(await sign(link, { textHash: old.textHash })).toMatchObject({ code: "beta.textChanged" });
  shop.clock.advance(DAY_MS);
  await sign(link);
  expect((await signatures()).map(({ version }) => version)).toEqual(["2026-11", "2027-01"]);
  expect(await nda(link)).toMatchObject({
    standing: "signed",
    signatures: [{ version: "2027-01" }, { version: "2026-11" }],
  });
});

test("[ROUTE-12] what was signed is mailed in full to the signer, with a copy to the shop's team, and can be downloaded as one file", async () => {
  const link = await newTester();
  await sign(link);
  const [mail] = await mailsOf("betaSigned");
  expect(mail).toMatchObject({ recipient: ADA, subject: "You have signed: non-disclosure agreement for faDrumAlign" });
  for (const part of ["Keep <them>.", "Ada Lovelace", "2026-11"]) expect(mail?.text_body).toContain(part);
  const [copy] = await mailsOf("betaSignedCopy");
  expect(copy).toMatchObject({ recipient: "team@shop.test", reply_to: ADA });
  expect(copy?.text_body).not.toContain(link.key);
  const path = `/beta-programme/agreements/${link.id}/2026-11`;
  const { signatures: signed } = await nda(link);
  expect(signed[0].downloadPath).toBe(`${path}?key=${link.key}`);
  const file = await shop.newBrowser().fetch(signed[0].downloadPath);
  expect(file.headers.get("content-disposition")).toContain("fadrumalign-nda-2026-11.html");
  expect(file.headers.get("cache-control")).toBe("no-store");
  const html = await file.text();
  expect(html).toContain("Keep &lt;them&gt;.");
  expect(html).not.toMatch(/<script|src=|https?:/);
  expect((await shop.newBrowser().fetch(`${path}?key=other`)).status).toBe(404);
});

test("[ROUTE-12] [SAFE-27] unconfirmed sign-ups are deleted after seven days, and an erased address has neither sign-up nor signature", async () => {
  await signUp({ email: "late@studio.example" });
  const link = await newTester();
  await sign(link);
  shop.clock.advance(8 * DAY_MS);
  await deleteExpired(shop.deps);
  expect((await signUps()).map(({ email }) => email)).toEqual([ADA]);
  const person = { userId: "00000000-0000-4000-8000-000000000009", email: ADA };
  expect(await readPerson(shop.db, person)).toMatchObject({
    beta_sign_ups: [{ email: ADA, host: "Reaper 7" }],
    beta_signatures: [{ name: "Ada Lovelace", version_of_the_agreement: "2026-11" }],
  });
  await shop.db.transaction().execute((trx) => erasePerson(trx, person));
  expect([await signUps(), await signatures(), await mailsOf("betaSignedCopy")]).toEqual([[], [], []]);
});
