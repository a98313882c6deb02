import type { BetaClient } from "@shop/api-client/server";
import { fail, ok, type Result } from "@shop/kernel";
import { expect, test } from "vitest";
import { storefrontContext } from "../../request/storefront-context.ts";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { SHOP_FACTS } from "../../testing/shop-facts.ts";
import { loadBetaPage } from "./beta.server.ts";
import { actOnBeta } from "./beta-actions.server.ts";

const PROGRAMME = {
  ...{ product: "faDrumAlign", intro: "It aligns drums.", tasks: ["Try it."], state: "open" },
  ...{ places: 40, freePlaces: 39, ndaVersion: "2026-11" },
};
const downloadPath = "/beta-programme/agreements/i/2026-11?key=k";
const SIGNATURE = {
  downloadPath,
  version: "2026-11",
  name: "Ada",
  signedAt: "2026-11-26T10:00:00.000Z",
  textHash: "abc",
};
const NDA = {
  ...{ success: true, email: "ada@studio.example", version: "2026-11", title: "Agreement", textHash: "abc" },
  ...{ sections: [{ heading: "1", paragraphs: ["Text."] }], textLocale: "en", standing: "signed" },
  signatures: [SIGNATURE],
};
const SIGN_UP = {
  ...{ intent: "signUp", name: "Ada", email: "ada@studio.example", system: "macos", host: "Reaper" },
  ...{ records: "Drums", microphones: "12", remarks: "" },
};

/** A back end with these answers, and what it was asked. */
function buildBeta(answers: Readonly<Record<string, Result<object>>> = {}) {
  const asked: Array<readonly [string, unknown]> = [];
  const known: Readonly<Record<string, Result<object>>> = {
    getProgramme: ok({ success: true, programme: PROGRAMME }),
    ...answers,
  };
  const call = async (name: string, request: unknown) => {
    asked.push([name, request]);
    return known[name] ?? ok({ success: true });
  };
  return { asked, beta: { call } as unknown as BetaClient };
}

async function load(path: string, answers?: Readonly<Record<string, Result<object>>>) {
  const { beta } = buildBeta(answers);
  const reported: string[] = [];
  const context = buildStorefrontContext({ beta, reportError: (error) => reported.push(String(error)) });
  const url = new URL(path, "https://shop.example");
  const params = { page: url.pathname.split("/").at(-1) };
  return { ...(await loadBetaPage({ request: new Request(url), context, params } as never)), reported };
}

async function send(
  fields: Readonly<Record<string, string>>,
  answers?: Readonly<Record<string, Result<object>>>,
  locale = "",
) {
  const { beta, asked } = buildBeta(answers);
  const context = buildStorefrontContext({ beta });
  const url = `${SHOP_FACTS.origin}${locale}/beta/fadrumalign-nda`;
  const headers = { origin: context.get(storefrontContext).shop.origin };
  const request = new Request(url, { method: "POST", headers, body: new URLSearchParams(fields) });
  return { ...(await actOnBeta({ request, context, params: {} } as never)), asked };
}

test("[ROUTE-12] the sign-up page has the programme and no agreement, another page of beta isn't there", async () => {
  const page = await load("/beta/fadrumalign-beta-sign-up");
  expect(page).toMatchObject({
    page: "signUp",
    title: "Test faDrumAlign",
    programme: PROGRAMME,
    link: null,
    nda: null,
  });
  await expect(load("/beta/other")).rejects.toMatchObject({ init: { status: 404 } });
});

test.each<[string, Result<object> | undefined, unknown]>([
  ["/beta/fadrumalign-nda", undefined, "noLink"],
  ["/beta/fadrumalign-nda?id=i&key=k", fail({ code: "beta.linkInvalid" }), "noLink"],
  ["/beta/fadrumalign-nda?id=i&key=k", fail({ code: "beta.notConfirmed" }), "notConfirmed"],
  ["/beta/fadrumalign-nda?id=i&key=k", fail({ code: "api.timeout" }), "unavailable"],
])("[ROUTE-12] %s has no agreement to read: %#", async (path, answer, nda) => {
  const page = await load(path, answer && { readNda: answer });
  expect(page.nda).toBe(nda);
  expect(page.reported).toHaveLength(nda === "unavailable" ? 1 : 0);
});

test("[ROUTE-12] the holder of a link gets the text, its language if it isn't the page's, and the download of what is signed", async () => {
  const { nda } = await load("/de/beta/fadrumalign-nda?id=i&key=k", { readNda: ok(NDA) });
  expect(nda).toMatchObject({
    ...{ title: "Agreement", language: "en", note: "Diesen Text gibt es bisher nur auf Englisch." },
    signatures: [
      {
        signedOn: "26. November 2026 um 10:00:00 UTC",
        href: "/beta-programme/agreements/i/2026-11?key=k",
      },
    ],
  });
});

test("[ROUTE-12] without the back end the page says so, and without a programme too", async () => {
  expect(await load("/beta/fadrumalign-nda", { getProgramme: fail({ code: "api.timeout" }) })).toMatchObject({
    programme: "unavailable",
    reported: [expect.stringContaining("api.timeout")],
  });
  const none = { getProgramme: ok({ success: true, programme: null }) };
  expect(await load("/beta/fadrumalign-beta-sign-up", none)).toMatchObject({ programme: null, title: "Beta test" });
});

test("[ROUTE-12] every wrong field is named at once, what was typed comes back, and nothing is sent", async () => {
  const said = await send({ ...SIGN_UP, email: "ada@studio", microphones: "many" });
  expect(said).toMatchObject({
    isDone: false,
    errors: {
      email: "Please enter a valid email address.",
      microphones: "Please enter a whole number from 1 to 128.",
    },
    typed: { name: "Ada", email: "ada@studio", records: "Drums" },
    asked: [],
  });
  expect(Object.keys(said.errors)).toEqual(["email", "microphones"]);
});

test("[ROUTE-12] a sign-up is sent in the page's language, and a refusal keeps what was typed", async () => {
  const { asked, isDone } = await send(SIGN_UP, {}, "/de");
  expect([isDone, asked[0]]).toMatchObject([true, ["signUp", { locale: "de", name: "Ada", microphones: "12" }]]);
  const refused = await send(SIGN_UP, { signUp: fail({ code: "beta.full" }) });
  expect(refused).toMatchObject({
    isDone: false,
    text: "All places of this programme are taken.",
    typed: { name: "Ada" },
  });
  const failed = await send(SIGN_UP, { signUp: fail({ code: "api.timeout" }) }, "/ja");
  expect(failed.text).toBe("送信できませんでした。何も送信されていません。もう一度お試しください。");
});

test("[ROUTE-12] confirming leads to the agreement by the same link", async () => {
  expect(await send({ intent: "confirm", id: "i", key: "k" })).toMatchObject({
    isDone: true,
    next: { href: "/beta/fadrumalign-nda?id=i&key=k" },
  });
});

test.each<[Readonly<Record<string, string>>, string[]]>([
  [{ name: "A", agrees: "yes" }, ["name"]],
  [{ name: "Ada Lovelace" }, ["agrees"]],
])("[ROUTE-12] a signature with %j is marked at its fields %j", async (fields, marked) => {
  const said = await send({ intent: "sign", id: "i", key: "k", textHash: "abc", ...fields });
  expect(Object.keys(said.errors)).toEqual(marked);
  expect(said.typed).toEqual(fields);
  expect(said.asked).toEqual([]);
});

test("[ROUTE-12] a signature says whether it is the first one", async () => {
  const fields = { intent: "sign", id: "i", key: "k", textHash: "abc", name: "Ada Lovelace", agrees: "yes" };
  const first = await send(fields, { signNda: ok({ success: true, isNew: true, signature: SIGNATURE }) });
  expect(first).toMatchObject({ isDone: true, text: "You have signed. A copy is on its way to your inbox." });
  expect(first.asked).toEqual([
    ["signNda", { locale: "en", id: "i", key: "k", name: "Ada Lovelace", agrees: true, textHash: "abc" }],
  ]);
  const again = await send(fields, { signNda: ok({ success: true, isNew: false, signature: SIGNATURE }) });
  expect(again.text).toBe("You had signed this version before. That signature stays.");
});

test("[ROUTE-12] a form of another site is refused", async () => {
  const context = buildStorefrontContext(buildBeta());
  const headers = { origin: "https://evil.example" };
  const request = new Request("https://shop.example/beta/fadrumalign-nda", { method: "POST", headers, body: "" });
  await expect(actOnBeta({ request, context, params: {} } as never)).rejects.toMatchObject({ init: { status: 403 } });
});

test("[ROUTE-16] a beta page that is sent to somebody has a card with its title, and no canonical address", async () => {
  const { head, title } = await load("/beta/fadrumalign-beta-sign-up");
  expect(head).toContainEqual({ property: "og:title", content: `${title} · ${SHOP_FACTS.name}` });
  expect(head).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(JSON.stringify(head)).toContain('"og:image"');
  expect(JSON.stringify(head)).not.toContain("canonical");
});
