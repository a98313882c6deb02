import {
  ACCESS_TOKEN_HEADER,
  directCalls,
  type MarketingCalls,
  marketingCalls,
  SITE_AUTHORIZATION,
} from "@shop/api-client/contract";
import { MARKETING_SAMPLES } from "@shop/api-client/testing";
import type { Chance } from "./chance.ts";
import type { FuzzActor } from "./fuzz-actors.ts";
import { hostileText } from "./hostile-values.ts";
import { spoilBody } from "./spoil-body.ts";
import { spoilPayload } from "./spoil-payload.ts";

/** Something hostile as a part of an address. */
export function hostileSegment(chance: Chance): string {
  return encodeURIComponent(hostileText(chance).replace(/[\ud800-\udfff]/g, "?"));
}

export function planDirect(chance: Chance, actor: FuzzActor, headers: Record<string, string>) {
  const payloads = [
    [directCalls.submitContactForm.path, { name: "Ada", email: "a@customer.example", subject: "", message: "Hello" }],
    [directCalls.notifyNotFound.path, { url: `/gone-${chance.below(50)}` }],
    [directCalls.handleLiveChat.path, { messages: [{ role: "user", content: typedInChat(chance) }] }],
  ] as const;
  const [path, good] = chance.pick(payloads);
  const payload = chance.percent(60) ? spoilPayload(chance, good) : good;
  const token = chance.percent(90) ? { [ACCESS_TOKEN_HEADER]: actor.accessToken } : undefined;
  const body = JSON.stringify(payload) ?? "";
  return {
    path,
    method: "POST",
    headers: chance.percent(95) ? { ...headers, ...token, authorization: SITE_AUTHORIZATION } : headers,
    body: chance.percent(10) && body !== "" ? spoilBody(chance, body) : body,
  };
}

/** A call of the marketing service, mostly with a consent that counts and about the caller. */
export function planMarketing(chance: Chance, { email }: FuzzActor, headers: Record<string, string>) {
  const name = chance.pick(Object.keys(marketingCalls) as Array<keyof MarketingCalls>);
  const sample = { ...MARKETING_SAMPLES[name].request, user_email: email };
  const good = chance.percent(10) && "consent" in sample ? { ...sample, consent: undefined } : sample;
  const body = JSON.stringify(chance.percent(50) ? spoilPayload(chance, good) : good) ?? "";
  return {
    path: marketingCalls[name].path,
    method: "POST",
    headers: chance.percent(10) ? { ...headers, "content-type": "text/plain" } : headers,
    body: chance.percent(10) && body !== "" ? spoilBody(chance, body) : body,
  };
}

/** What leads a chat on: questions, the team, an address, words that end it. */
function typedInChat(chance: Chance): string {
  const texts = ["How do refunds work?", "my orders", "talk to a human", "yes", "a@customer.example", "fuck you"];
  return chance.percent(70) ? chance.pick(texts) : hostileText(chance);
}

/** Only the provider can sign: every webhook from here is rejected, whatever its content. */
export function planWebhook(chance: Chance, headers: Record<string, string>) {
  const body = JSON.stringify({
    id: "evt_1",
    type: "paid",
    data: { session_id: "x", order_reference: hostileText(chance) },
  });
  const signature = chance.pick(["t=1,v1=00", `t=${2 ** 31},v1=${"0".repeat(64)}`, hostileSegment(chance), ""]);
  return {
    path: `/payments/webhook/${chance.pick(["test", "test", "stripe", hostileSegment(chance)])}`,
    method: "POST",
    headers: { ...headers, "test-signature": signature, "stripe-signature": signature },
    body: chance.percent(50) ? spoilBody(chance, body) : body,
  };
}

const CARDS = [
  "4242424242424242",
  "4000000000000002",
  "4000002760003184",
  "4000000000000077",
  "0",
  "<script>",
] as const;

/** The test provider's page, filled in as a shopper does, or otherwise. */
export function planPayment(chance: Chance, actor: FuzzActor, headers: Record<string, string>) {
  const address =
    actor.payments.length > 0 ? chance.pick(actor.payments) : `/test-provider/session/${hostileSegment(chance)}`;
  const isChallenge = chance.percent(25);
  const fields: Record<string, string> = isChallenge
    ? { answer: chance.pick(["complete", "fail", "x"]) }
    : { number: chance.pick(CARDS), expiry: "12/34", cvc: "123" };
  const body = new URLSearchParams(fields).toString();
  return {
    path: isChallenge ? `${address}/challenge` : address,
    method: "POST",
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded", "sec-fetch-dest": "iframe" },
    body: chance.percent(15) ? spoilBody(chance, body) : body,
  };
}

const ADDRESSES = [
  "/wp-json/wp/v2/posts",
  "/wp-json/wp/v2/pages",
  "/files/products",
  "/files/licences",
  "/files/signed",
  "/media",
  "/media/sounds/0/chug",
  "/media/images/0123456789abcdef/600",
  "/dev/outbox",
  "/test-provider/session",
] as const;

/** A page, a file, an entry of the content, that isn't there, or not so. */
export function planAddress(chance: Chance, headers: Record<string, string>) {
  const query = chance.pick(["", "?slug=", "?page=", "?per_page=", "?theme=", "?categories="]);
  const rest = query === "" ? `/${hostileSegment(chance)}/win` : `${query}${hostileSegment(chance)}`;
  return { path: `${chance.pick(ADDRESSES)}${rest}`, method: "GET", headers, body: "" };
}
