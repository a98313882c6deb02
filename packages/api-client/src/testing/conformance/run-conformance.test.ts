import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createWebCryptoSha256 } from "../../client/web-crypto-sha256.ts";
import { DEFAULT_OPERATION_IDS, directCalls, type OperationName, SITE_AUTHORIZATION } from "../../contract/index.ts";
import { CONTENT_SAMPLES, DIRECT_SAMPLES } from "../call-samples.ts";
import { OPERATION_SAMPLES } from "../operation-samples.ts";
import { CONFORMANCE_CHECKS, type ConformanceOutcome, type ConformanceTarget, runConformance } from "./index.ts";
import { REFUSAL_CHECKS } from "./refusals.ts";
import { VALID_CHECKS } from "./valid-calls.ts";

interface SentCall {
  readonly path: string;
  readonly method: string;
  readonly payload: unknown;
}

const NAME_BY_PATH = new Map(
  Object.entries(DEFAULT_OPERATION_IDS).map(([name, id]) => [`/v1/${id}`, name as OperationName]),
);

/** A host that accepts every call and returns the called operation's sample. */
function createYesHost(
  given: Partial<ConformanceTarget> & { readonly resultOf?: (name: OperationName) => unknown } = {},
) {
  const { resultOf = (name: OperationName) => OPERATION_SAMPLES[name].answer, ...changes } = given;
  const sent: SentCall[] = [];
  const target: ConformanceTarget = {
    origin: "https://yes.example",
    fetch: async (url, { method = "GET", body }) => {
      const path = url.slice("https://yes.example".length);
      const json: unknown = typeof body === "string" && !body.startsWith("[") ? parse(body) : null;
      sent.push({ path, method, payload: requestOf(json) });
      const name = NAME_BY_PATH.get(path);
      const answer = name
        ? { valid: true, result: resultOf(name), error: null, code: null }
        : (contentOf(path) ?? { ...directAnswerOf(path), success: true });
      return Response.json(answer, { headers: { "cache-control": "no-store" } });
    },
    ids: DEFAULT_OPERATION_IDS,
    hash: createWebCryptoSha256(undefined),
    random: createFakeRandom(),
    siteAuthorization: SITE_AUTHORIZATION,
    account: { email: "ada@example.com", password: "secret" },
    hasEffects: true,
    ...changes,
  };
  return { target, sent };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Some checks send what isn't JSON; this host accepts it.
    return null;
  }
}

const requestOf = (json: unknown) =>
  typeof json === "object" && json !== null && "request" in json ? json.request : json;

function directAnswerOf(path: string): object {
  const names = Object.keys(directCalls) as ReadonlyArray<keyof typeof directCalls>;
  const name = names.find((one) => directCalls[one].path === path);
  return name ? DIRECT_SAMPLES[name].answer : {};
}

function contentOf(path: string): unknown {
  const [place = ""] = path.split("?");
  const { listPosts, listCategories, getCategory, getMedia, listItems, getCommonData, getEntry } = CONTENT_SAMPLES;
  if (place.endsWith("/posts")) return listPosts.answer;
  if (place.endsWith("/categories")) return listCategories.answer;
  if (place.endsWith("/item")) return listItems.answer;
  if (place.endsWith("/common_data")) return getCommonData.answer;
  if (place.includes("/categories/")) return getCategory.answer;
  if (place.includes("/media/")) return getMedia.answer;
  return place.includes("/posts/") ? getEntry.answer : undefined;
}

async function run(target: ConformanceTarget): Promise<readonly ConformanceOutcome[]> {
  const outcomes: ConformanceOutcome[] = [];
  await runConformance(target, (outcome) => outcomes.push(outcome));
  return outcomes;
}

const titlesOf = (outcomes: readonly ConformanceOutcome[], outcome: ConformanceOutcome["outcome"]) =>
  outcomes.filter((one) => one.outcome === outcome).map(({ title }) => title);
const mustRefuse = (title: string) =>
  /refuse|isn't served|404|session$|adds once/.test(title) || REFUSAL_CHECKS.some((check) => check.title === title);

test("[API-06] a host that says yes to everything breaks every check of a refusal, and keeps the others", async () => {
  const outcomes = await run(createYesHost().target);
  expect(titlesOf(outcomes, "broken")).toEqual(CONFORMANCE_CHECKS.map(({ title }) => title).filter(mustRefuse));
  expect(titlesOf(outcomes, "leftOut")).toEqual([]);
});

test("[API-06] a host whose results have another shape breaks every check that reads one", async () => {
  const { target } = createYesHost({ resultOf: (name) => (name === "generateToken" ? { access_token: "a" } : 17) });
  const broken = titlesOf(await run(target), "broken");
  const ofOthers = VALID_CHECKS.map(({ title }) => title).filter((title) => !title.startsWith("access.generateToken"));
  expect(broken).toEqual(expect.arrayContaining(ofOthers));
});

test("[API-06] a host that refuses everything, but in words of its own, breaks every check of a refusal", async () => {
  const { target } = createYesHost();
  const refuse = Response.json({ valid: false, success: false, result: {}, error: "No.", code: "no" }, { status: 400 });
  const isTokenCall = (url: string) => url.endsWith(`/v1/${target.ids.generateToken}`);
  const fetch: typeof target.fetch = async (url, init) => (isTokenCall(url) ? target.fetch(url, init) : refuse.clone());
  const broken = titlesOf(await run({ ...target, fetch }), "broken");
  const ofOthers = REFUSAL_CHECKS.map(({ title }) => title).filter(
    (title) => !title.startsWith("access.generateToken"),
  );
  expect(broken).toEqual(expect.arrayContaining(ofOthers));
});

test("a broken check says what was expected and what came", async () => {
  const outcomes = await run(createYesHost().target);
  const checksum = outcomes.find(({ title }) => title === "cart.get refuses a wrong checksum");
  expect(checksum?.reason).toMatch(/^Expected 400 api\.badChecksum\. The response was 200: \{"valid":true/);
});

test("without an account and the permission to have effects, what needs them is left out by name", async () => {
  const outcomes = await run(createYesHost({ account: null, hasEffects: false }).target);
  const leftOut = outcomes.filter(({ outcome }) => outcome === "leftOut");
  expect(leftOut.map(({ title, reason }) => [title, reason])).toEqual(
    CONFORMANCE_CHECKS.filter(({ needs }) => needs.length > 0).map(({ title, needs }) => [title, needs[0]]),
  );
  expect(leftOut.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      "user.register responds according to its schema (execute)",
      "cart.buyNow responds according to its schema (a product)",
      "direct.submitContactForm responds according to its schema",
    ]),
  );
});

test("without that permission nothing is sent that a host could turn into a mail, an account or an order", async () => {
  const { target, sent } = createYesHost({ account: null, hasEffects: false });
  await run(target);
  const requestsTo = (name: OperationName) =>
    sent.filter(({ path }) => path === `/v1/${target.ids[name]}`).map(({ payload }) => payload);
  for (const name of ["register", "passwordForget"] as const) {
    expect(requestsTo(name).every((request) => request === null || JSON.stringify(request).includes('"prepare"'))).toBe(
      true,
    );
  }
  expect(JSON.stringify(requestsTo("resendActivation"))).not.toMatch(/@(?!conformance\.example)/);
  expect(JSON.stringify([requestsTo("checkout"), requestsTo("buyNow")])).not.toContain("faGainTrim");
  const contact = sent.filter(({ path }) => path === directCalls.submitContactForm.path);
  expect(JSON.stringify(contact)).not.toContain("message");
});
