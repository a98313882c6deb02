import { MAX_BODY_BYTES, MAX_BODY_DEPTH, type OperationName, operations } from "../../contract/index.ts";
import { expectFault, expectThat } from "./expectations.ts";
import type { CallChanges, ConformanceCheck, ConformanceSession, HostAnswer } from "./target.ts";
import { NOBODY } from "./valid-call.ts";

const NAMES = Object.keys(operations) as OperationName[];
const UNKNOWN_ID = "ffffffffff";
const NOBODYS_ID = "00000000-0000-4000-8000-000000000000";

/** A well-formed request that does no harm on a host which should refuse the call and doesn't. */
function harmlessRequest(name: OperationName): object {
  if (operations[name].tokenPurpose !== null) return { mode: "prepare" };
  switch (name) {
    case "checkEmail":
    case "resendActivation":
      return { email: NOBODY };
    case "verifyMail":
    case "confirmNewsletter":
    case "revokeEmailChange":
    case "confirmContestEntry":
      return { id: "unknown", key: "unknown" };
    case "getDripOffer":
    case "claimDripOffer":
      return { page: "no-such-page" };
    case "enterContest":
      return { contest: "no-such-contest", email: NOBODY, accepts_rules: true };
    case "getFreeProduct":
    case "getProductDetails":
      return { product: "no such product" };
    case "transferLicence":
      return { product: "no such product", license_id: NOBODYS_ID, recipient_email: NOBODY };
    case "releaseActivation":
      return { license_id: NOBODYS_ID, activation_id: NOBODYS_ID };
    case "endSessions":
      return { session_id: NOBODYS_ID };
    case "spinWheel":
      return { chance: "a-chance" };
    case "claimWheelPack":
      return { wheel: NOBODYS_ID, number: 1 };
    case "preferCurrency":
      return { currency: "EUR" };
    case "preferPopUps":
      return { fewer: false };
    case "getProductData":
      return { name: "no such product" };
    case "downloadProduct":
      return { product: "no such product", version: "ALL" };
    case "addToCart":
    case "removeFromCart":
      return { product: "no such product", quantity: 1 };
    case "addCoupon":
    case "removeCoupon":
      return { coupon: "NO-SUCH-COUPON" };
    case "getOrder":
      return { order: "no such order" };
    case "checkout":
      return { backlink_url: "/shop", landing_page_url: "/account" };
    case "buyNow":
      return {
        products: [{ name: "no such product", quantity: 1 }],
        backlink_url: "/shop",
        landing_page_url: "/account",
      };
    default:
      return {};
  }
}

/** A call by a visitor who isn't logged in. */
async function callAsVisitor(
  session: ConformanceSession,
  name: OperationName,
  changes: CallChanges,
  more: object = {},
): Promise<HostAnswer> {
  const browser = await session.visitor();
  return browser.call(session.target.ids[name], { ...harmlessRequest(name), ...more }, changes);
}

function check(title: string, run: ConformanceCheck["run"]): ConformanceCheck {
  return { title, needs: [], run };
}

function checksOf(name: OperationName): ConformanceCheck[] {
  const { name: called, actor, tokenPurpose } = operations[name];
  return [
    check(`${called} refuses an unknown key`, async (session) => {
      const answer = await callAsVisitor(session, name, {}, { unknown_key: 1 });
      // Whether the login or the request is looked at first is the host's own.
      if (actor === "customer") expectFault(answer, "api.badRequest", "api.loginRequired");
      else expectFault(answer, "api.badRequest");
    }),
    check(`${called} refuses a wrong checksum`, async (session) =>
      expectFault(await callAsVisitor(session, name, { checksum: "0".repeat(64) }), "api.badChecksum"),
    ),
    check(`${called} refuses another method than POST`, async (session) => {
      const answer = await callAsVisitor(session, name, { method: "GET" });
      expectFault(answer, "api.methodNotAllowed");
      expectThat(answer.headers.get("allow") === "POST", "POST in the Allow header", answer);
    }),
    check(`${called} refuses another content type than JSON`, async (session) =>
      expectFault(await callAsVisitor(session, name, { contentType: "text/plain" }), "api.notJson"),
    ),
    ...(actor === "anybody"
      ? []
      : [
          check(`${called} refuses a call without an access token`, async (session) =>
            expectFault(await callAsVisitor(session, name, { accessToken: "" }), "api.accessTokenInvalid"),
          ),
        ]),
    ...(actor === "customer" && tokenPurpose === null
      ? [
          check(`${called} refuses a visitor who isn't logged in`, async (session) =>
            expectFault(await callAsVisitor(session, name, {}), "api.loginRequired"),
          ),
        ]
      : []),
  ];
}

const SECURITY_TOKEN_CHECK = check("user.login refuses a security token that nobody gave", async (session) => {
  const browser = await session.newVisitor();
  const request = { mode: "execute", email_address: NOBODY, password: "unknown", token: "unknown" };
  expectFault(await browser.call(session.target.ids.login, request), "api.securityTokenInvalid");
});

const UNSERVED_CHECKS: readonly ConformanceCheck[] = [
  check("an id that nobody knows isn't served", async (session) => {
    const browser = await session.visitor();
    expectFault(await browser.call(UNKNOWN_ID, {}), "api.notServed");
  }),
];

const deep = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** Bodies that are no envelope, or an unreadable one. */
const BODY_CHECKS: readonly ConformanceCheck[] = (
  [
    ["no JSON", '{"globals":', "api.badEnvelope"],
    ["an envelope without a checksum", '{"globals":{"access_token":""},"request":{}}', "api.badEnvelope"],
    [
      "an envelope with a key more",
      `{"globals":{"access_token":""},"request":{},"checksum":"${"0".repeat(64)}","more":1}`,
      "api.badEnvelope",
    ],
    ["a body over 64 KiB", `"${"x".repeat(MAX_BODY_BYTES)}"`, "api.tooLarge"],
    ["a body that nests too deep", deep(MAX_BODY_DEPTH + 1), "api.tooDeep"],
  ] as const
).map(([what, body, code]) =>
  check(`${what} is refused`, async (session) => expectFault(await callAsVisitor(session, "getCart", { body }), code)),
);

/** Checks that a host refuses what isn't a call of the contract, and gives its reason. */
export const REFUSAL_CHECKS: readonly ConformanceCheck[] = [
  ...NAMES.flatMap(checksOf),
  SECURITY_TOKEN_CHECK,
  ...BODY_CHECKS,
  ...UNSERVED_CHECKS,
];
