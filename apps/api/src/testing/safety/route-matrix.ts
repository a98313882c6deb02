import { type MarketingCalls, marketingCalls } from "@shop/api-client/contract";
import { serverMarketingCalls } from "@shop/api-client/server";
import { MARKETING_SAMPLES } from "@shop/api-client/testing";
import { BETA_SIGN_UP } from "../insert-beta.ts";
import { all, type RouteAsked, type Row } from "./matrix-row.ts";

type RouteRow = Row<RouteAsked>;

const get =
  (path: string): RouteRow["ask"] =>
  () => ({ path });
const PAY = "/test-provider/session";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
/** Of any browser: it names nobody. */
const CONSENT_RECORD = {
  recordId: "00000000-0000-4000-8000-000000000001",
  consentId: "00000000-0000-4000-8000-000000000002",
  chosenAtMs: 1_768_478_400_000,
  policyVersion: "1",
  textHash: "",
  locale: "en",
  asked: ["statistics"],
  granted: [],
  services: [],
  hadSignal: false,
};

/** A customer's session in a cookie is what these ask for. */
const ofOwner = (ask: RouteRow["ask"], b: string, a: string): RouteRow => ({ ask, answers: all("401", { b, a }) });
/** The owner's only where the address contains a secret of the owner's. */
const bySecret = (ask: RouteRow["ask"], refused: string, opened: string): RouteRow => ({
  ask,
  answers: all(refused, { a: opened }),
});
const alike = (ask: RouteRow["ask"], status = "200"): RouteRow => ({ ask, answers: all(status) });

const JSON_BODY = { "content-type": "application/json" };

/** About the owner: only the owner's own session acts. The owner's status is the other customer's too, whose call is refused in its body. */
const marketingRows = Object.fromEntries(
  Object.entries(marketingCalls).map(([name, { path }]): [string, RouteRow] => [
    `ALL ${path}`,
    ofOwner(
      ({ owner }) => {
        const { request } = MARKETING_SAMPLES[name as keyof MarketingCalls];
        const body = JSON.stringify({ ...request, user_email: owner.email });
        return { path, method: "POST", headers: JSON_BODY, body };
      },
      "200",
      "200",
    ),
  ]),
);
/** To a browser these don't exist. */
const serverRows = Object.fromEntries(
  Object.values(serverMarketingCalls).map(({ method, path }): [string, RouteRow] => [
    `ALL ${path}`,
    alike(
      ({ owner }) =>
        method === "GET"
          ? { path: `${path}?user_email=${owner.email}` }
          : { path, method, headers: JSON_BODY, body: JSON.stringify({ user_email: owner.email, tag: "beta" }) },
      "404",
    ),
  ]),
);

/** Nobody's link: what it opens is its holder's, no matter who is logged in. */
const BETA_LINK = { id: "00000000-0000-4000-8000-000000000001", key: "key" };
const betaRow = (path: string, body: object): RouteRow =>
  alike(() => ({ path: `/beta-programme/${path}`, method: "POST", headers: JSON_BODY, body: JSON.stringify(body) }));

/** Every other address, by method and path as the app has mounted it. */
export const ROUTE_MATRIX: Readonly<Record<string, RouteRow>> = {
  ...marketingRows,
  ...serverRows,
  "GET /files/my-data": ofOwner(get("/files/my-data"), "200", "200"),
  "GET /files/licences/:licenceId": ofOwner(
    ({ owner }) => ({ path: `/files/licences/${owner.licenceId}` }),
    "404",
    "302",
  ),
  "GET /files/products/:slug/:variant": ofOwner(get("/files/products/faalign/win"), "302", "302"),
  "GET /files/signed/:link": bySecret(
    ({ owner, secret }) => {
      const [payload = "", signature = ""] = owner.signedPath.split(".");
      return { path: `${payload}.${secret(signature)}` };
    },
    "403",
    "200",
  ),
  "GET /newsletter/unsubscribe": {
    ask: ({ owner, secret }) => ({
      path: `/newsletter/unsubscribe?id=${owner.unsubscribeLink.id}&key=${secret(owner.unsubscribeLink.key)}`,
    }),
    answers: all("303"),
    repeats: true,
  },
  "POST /newsletter/unsubscribe": bySecret(
    ({ owner, secret }) => ({
      path: `/newsletter/unsubscribe?id=${owner.unsubscribeLink.id}&key=${secret(owner.unsubscribeLink.key)}`,
      method: "POST",
      headers: FORM,
      body: "List-Unsubscribe=One-Click",
    }),
    "400",
    "200",
  ),
  "ALL /beta-programme": alike(get("/beta-programme?locale=en")),
  "ALL /beta-programme/sign-ups": betaRow("sign-ups", BETA_SIGN_UP),
  "ALL /beta-programme/links": betaRow("links", { locale: "en", email: "nobody@studio.example" }),
  "ALL /beta-programme/confirmations": betaRow("confirmations", BETA_LINK),
  "ALL /beta-programme/nda": betaRow("nda", { locale: "en", ...BETA_LINK }),
  "ALL /beta-programme/signatures": betaRow("signatures", {
    ...{ locale: "en", name: "Ada", agrees: true, textHash: "0" },
    ...BETA_LINK,
  }),
  "GET /beta-programme/agreements/:id/:version": alike(
    get(`/beta-programme/agreements/${BETA_LINK.id}/2026-11?key=key`),
    "404",
  ),
  "POST /embed/checkout": alike(
    ({ owner }) => ({ path: "/embed/checkout", method: "POST", headers: FORM, body: `cart_key=${owner.userId}` }),
    "303",
  ),
  "GET /embed/arrive": alike(
    ({ owner }) => ({ path: "/embed/arrive", headers: { cookie: `shop_hand_over=${owner.userId}` } }),
    "303",
  ),
  "POST /consent-records": alike(
    () => ({
      path: "/consent-records",
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(CONSENT_RECORD),
    }),
    "204",
  ),
  "POST /page-views": alike(
    () => ({
      path: "/page-views",
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ path: "/shop", isVisit: false }),
    }),
    "204",
  ),
  "POST /session-recordings/:id/:part": alike(
    ({ owner }) => ({
      path: `/session-recordings/${owner.userId}/0`,
      method: "POST",
      headers: { "content-type": "application/gzip" },
      body: "events",
    }),
    "204",
  ),
  "ALL /payments/webhook/:provider": alike(
    ({ owner }) => ({
      path: "/payments/webhook/test",
      method: "POST",
      body: JSON.stringify({ id: "evt", type: "refunded", data: { order_reference: owner.orderId } }),
    }),
    "400",
  ),
  // Anyone who was given a payment's address may pay it, as with any payment provider.
  [`GET ${PAY}/:id`]: bySecret(
    ({ owner, secret }) => ({ path: `${PAY}/${secret(owner.paymentSessionId)}` }),
    "404",
    "200",
  ),
  [`POST ${PAY}/:id`]: bySecret(
    ({ owner, secret }) => ({
      path: `${PAY}/${secret(owner.paymentSessionId)}`,
      method: "POST",
      headers: FORM,
      body: "number=4000000000000002&expiry=12%2F34&cvc=123",
    }),
    "404",
    "200",
  ),
  [`POST ${PAY}/:id/challenge`]: bySecret(
    ({ owner, secret }) => ({
      path: `${PAY}/${secret(owner.paymentSessionId)}/challenge`,
      method: "POST",
      headers: FORM,
      body: "answer=complete",
    }),
    "404",
    "303",
  ),
  "GET /test-provider/assets/archivo.woff2": alike(get("/test-provider/assets/archivo.woff2")),
  // The test shop lacks this file.
  "GET /test-provider/assets/martian-mono.woff2": alike(get("/test-provider/assets/martian-mono.woff2"), "404"),
  "GET /test-provider/assets/payment.css": alike(get("/test-provider/assets/payment.css")),
  "GET /test-provider/assets/payment.js": alike(get("/test-provider/assets/payment.js")),
  "GET /:key{[0-9a-f]{32}\\.txt}": alike(get("/0123456789abcdef0123456789abcdef.txt"), "404"),
  "GET /.well-known/licence-key": alike(get("/.well-known/licence-key")),
  "GET /wp-json/wp/v2/posts": alike(get("/wp-json/wp/v2/posts")),
  "GET /wp-json/wp/v2/pages": alike(get("/wp-json/wp/v2/pages")),
  "GET /wp-json/wp/v2/posts/:id{[0-9]{1,9}}": alike(get("/wp-json/wp/v2/posts/11")),
  "GET /wp-json/wp/v2/pages/:id{[0-9]{1,9}}": alike(get("/wp-json/wp/v2/pages/1")),
  "GET /wp-json/wp/v2/categories": alike(get("/wp-json/wp/v2/categories")),
  "GET /wp-json/wp/v2/categories/:id{[0-9]{1,9}}": alike(get("/wp-json/wp/v2/categories/7")),
  "GET /wp-json/wp/v2/common_data": alike(get("/wp-json/wp/v2/common_data")),
  "GET /wp-json/wp/v2/item": alike(get("/wp-json/wp/v2/item")),
  "GET /wp-json/wp/v2/item/:id{[0-9]{1,9}}": alike(get("/wp-json/wp/v2/item/1"), "404"),
  "GET /wp-json/wp/v2/media/:id{[0-9]{1,9}}": alike(get("/wp-json/wp/v2/media/1"), "404"),
  "GET /media/*": alike(get("/media/../faalign/win.zip"), "404"),
  "GET /media/sounds/:hash{[a-z0-9][a-z0-9.-]{0,63}}/:performance{[a-z0-9][a-z0-9.-]{0,63}}/:take{[a-z0-9][a-z0-9.-]{0,63}}":
    alike(get("/media/sounds/0/chug/win.zip"), "404"),
  "GET /media/images/:version{[0-9a-f]{16}}/:size{[0-9]{3,4}|share}/:file{.+}": alike(
    get("/media/images/0123456789abcdef/600/covers/a.svg.png"),
    "404",
  ),
  "GET /media/share/:signature/:card{[A-Za-z0-9_-]+\\.png}": alike(
    get("/media/share/forged/WyJBIixudWxsXQ.png"),
    "404",
  ),
  // A build that anybody may download: who asks makes no difference, and no file for sale has such an address.
  "GET /files/trials/:slug/:platform": alike(get("/files/trials/faalign/win"), "404"),
  // Not served but where the shop is tried out; mounted in no other.
  "GET /dev/outbox": alike(get("/dev/outbox"), "404"),
  "GET /dev/outbox/outbox.css": alike(get("/dev/outbox/outbox.css"), "404"),
  "GET /dev/outbox/:id": alike(({ owner }) => ({ path: `/dev/outbox/${owner.orderId}` }), "404"),
  "GET /dev/outbox/:id/html": alike(({ owner }) => ({ path: `/dev/outbox/${owner.orderId}/html` }), "404"),
};

/** What has no response of its own: it comes before other routes, or says that there is nothing, or is a table of calls with their own rows. */
export const WITHOUT_ROWS: readonly string[] = [
  "ALL /*",
  "ALL /v1/*",
  "ALL /v1/:id",
  "ALL /embed/*",
  "ALL /files/*",
  "ALL /files/trials/*",
  "ALL /dev/outbox/*",
  "ALL /newsletter/*",
  "ALL /consent-records/*",
  "ALL /wp-json/wp/v2/*",
  "ALL /wp-json/*",
];
