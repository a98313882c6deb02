import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { createAccountGateway } from "./account-gateway.ts";

const LINK = { id: "i1", key: "k1" };
const TOKEN = { mode: "execute", csrf_token: "security-token" };

function world() {
  const client = createFakeApiClient();
  const requests = () => client.calls.map(({ name, request }) => [name, request]);
  return { client, requests, gateway: createAccountGateway(client) };
}

test("[ACCT-03] names are read off the session and sent under the contract's", async () => {
  const { client, gateway, requests } = world();
  const user = {
    email_address: "ada@example.com",
    name: "Ada Lovelace",
    first_name: "Ada",
    last_name: "Lovelace",
    registration_name: "Analytical Engines",
    is_logged_in: true,
    account_is_active: true,
    newsletterSettings: 0,
    dripEvents: [],
    preferredCurrency: null,
    userLoginMail: "ada@example.com",
    isNewAccount: false,
  };
  client.answer("updateSession", ok({ user }), ok({ user: null }));
  client.answer("updateProfile", ok({}));
  const profile = { firstName: "Ada", lastName: "Lovelace", registrationName: "Analytical Engines" };
  expect(await gateway.profile.load()).toEqual(ok(profile));
  expect(await gateway.profile.load()).toEqual(fail({ code: "api.loginRequired" }));
  expect(await gateway.profile.save(profile)).toEqual(ok(undefined));
  const request = { ...TOKEN, first_name: "Ada", last_name: "Lovelace", registration_name: "Analytical Engines" };
  expect(requests().at(-1)).toEqual(["updateProfile", request]);
});

test("[ACCT-04] [ACCT-08] the newsletter is prepared and set, of the customer or by a link", async () => {
  const { client, gateway, requests } = world();
  const option = { title: "News", description: "Of products.", value: 1, is_enabled: true };
  const prepared = ok({ csrf_token: "t", options: [option] });
  client.answer("updateNewsletterSettings", prepared, ok({}), prepared, ok({}));
  expect(await gateway.newsletter.load(LINK)).toEqual(
    ok([{ title: "News", description: "Of products.", value: 1, isEnabled: true }]),
  );
  expect(await gateway.newsletter.save(5)).toEqual(ok(undefined));
  // A shopper who follows a link may be logged out, and gets a token through the link alone.
  expect(await gateway.newsletter.save(0, LINK)).toEqual(ok(undefined));
  expect(await gateway.newsletter.load()).toEqual(fail({ code: "api.badAnswer" }));
  expect(requests()).toEqual([
    ["updateNewsletterSettings", { mode: "prepare", ...LINK }],
    ["updateNewsletterSettings", { ...TOKEN, options: 5 }],
    ["updateNewsletterSettings", { mode: "prepare", ...LINK }],
    ["updateNewsletterSettings", { ...TOKEN, csrf_token: "t", options: 0, ...LINK }],
    ["updateNewsletterSettings", { mode: "prepare" }],
  ]);
  client.answer("confirmNewsletter", ok({ options: 5 }), ok({}));
  expect(await gateway.newsletter.confirm(LINK)).toEqual(ok(5));
  expect(await gateway.newsletter.confirm(LINK)).toEqual(ok(null));
});

test("[ACCT-07] a change is requested, confirmed by PIN and cancelled", async () => {
  const { client, gateway, requests } = world();
  client.answerDirect("initiateEmailChange", ok({ success: true, request_id: "r1" }), ok({ success: true }));
  client.answerDirect(
    "confirmEmailChange",
    ok({ success: true, takes_effect_at: "2026-01-18T12:00:00.000Z" }),
    ok({ success: true }),
  );
  client.answer("revokeEmailChange", ok({ email: "ada@example.com" }), ok({}));
  const change = { currentEmail: "ada@example.com", newEmail: "ada@new.example", password: " p " };
  expect(await gateway.emailChange.initiate(change)).toEqual(ok("r1"));
  expect(await gateway.emailChange.initiate(change)).toEqual(fail({ code: "api.badAnswer" }));
  expect(await gateway.emailChange.confirm({ requestId: "r1", pin: "12345678" })).toEqual(
    ok(Date.UTC(2026, 0, 18, 12)),
  );
  expect(await gateway.emailChange.confirm({ requestId: "r1", pin: "12345678" })).toEqual(ok(null));
  expect(await gateway.emailChange.revoke(LINK)).toEqual(ok("ada@example.com"));
  expect(await gateway.emailChange.revoke(null)).toEqual(ok(null));
  const initiate = { current_email: "ada@example.com", new_email: "ada@new.example", password: " p " };
  expect(requests()).toEqual([
    ["initiateEmailChange", initiate],
    ["initiateEmailChange", initiate],
    ["confirmEmailChange", { request_id: "r1", pin: "12345678" }],
    ["confirmEmailChange", { request_id: "r1", pin: "12345678" }],
    ["revokeEmailChange", LINK],
    ["revokeEmailChange", {}],
  ]);
});

test("[ACCT-06] a deletion is requested and confirmed by PIN", async () => {
  const { client, gateway, requests } = world();
  client.answerDirect("initiateAccountDeletion", ok({ success: true, request_id: "r1" }), ok({ success: true }));
  client.answerDirect(
    "confirmAccountDeletion",
    ok({ success: true, due_at: "2026-01-29T12:00:00.000Z" }),
    ok({ success: true, due_at: "soon" }),
  );
  const answer = { email: "ada@example.com", pin: "12345678", requestId: "r1" };
  expect(await gateway.deletion.initiate("ada@example.com")).toEqual(ok("r1"));
  expect(await gateway.deletion.initiate("ada@example.com")).toEqual(fail({ code: "api.badAnswer" }));
  expect(await gateway.deletion.confirm(answer)).toEqual(ok(Date.UTC(2026, 0, 29, 12)));
  expect(await gateway.deletion.confirm(answer)).toEqual(ok(null));
  expect(requests()[2]).toEqual([
    "confirmAccountDeletion",
    { email: "ada@example.com", pin: "12345678", request_id: "r1" },
  ]);
});

test("codes, ratings, reviews and licences go under the contract's names", async () => {
  const { client, gateway, requests } = world();
  client.answer("redeemProduct", ok({ products: ["faMicAlign", { name: "faIR" }] }), ok({}));
  client.answer("rateProduct", ok({}));
  client.answer("getReviews", ok({ reviews: [{ id: 7, product_name: "faMicAlign", rating: 4 }] }));
  for (const name of ["transferLicence", "releaseActivation", "getFreeProduct"] as const) client.answer(name, ok({}));
  expect(await gateway.redeem.redeem("CODE")).toEqual(ok(["faMicAlign", "faIR"]));
  expect(await gateway.redeem.redeem("CODE")).toEqual(ok([]));
  await gateway.rating.rate({ product: "faMicAlign", stars: 4, comment: null });
  const review = { id: 7, productName: "faMicAlign", stars: 4, comment: null, name: null, createdAt: null };
  expect(await gateway.reviews.list("faMicAlign", 8, 10)).toEqual(ok([review]));
  await gateway.licences.transfer({ product: "faMicAlign", licenceId: "l1", recipientEmail: "eve@example.com" });
  await gateway.licences.release({ licenceId: "l1", activationId: "a1" });
  await gateway.licences.getFree("faMicAlign");
  expect(requests()).toEqual([
    ["redeemProduct", { ...TOKEN, redeem_code: "CODE" }],
    ["redeemProduct", { ...TOKEN, redeem_code: "CODE" }],
    ["rateProduct", { ...TOKEN, product: "faMicAlign", rating: 4, comment: null }],
    ["getReviews", { product_name: "faMicAlign", review_id: 8, count: 10 }],
    ["transferLicence", { product: "faMicAlign", license_id: "l1", recipient_email: "eve@example.com" }],
    ["releaseActivation", { license_id: "l1", activation_id: "a1" }],
    ["getFreeProduct", { product: "faMicAlign" }],
  ]);
});

test("failures come through as they are", async () => {
  const { client, gateway } = world();
  const failure = { code: "account.tooManyTries", serverText: "Wait." };
  const names = [
    "updateSession",
    "updateProfile",
    "updateNewsletterSettings",
    "confirmNewsletter",
    "initiateEmailChange",
    "confirmEmailChange",
    "revokeEmailChange",
    "initiateAccountDeletion",
    "confirmAccountDeletion",
  ] as const;
  for (const name of names) client.refuse(name, failure);
  const { profile, newsletter, emailChange, deletion } = gateway;
  const responses = await Promise.all([
    profile.load(),
    profile.save({ firstName: "", lastName: "", registrationName: "" }),
    newsletter.load(),
    newsletter.save(0),
    newsletter.confirm(LINK),
    emailChange.initiate({ currentEmail: "", newEmail: "", password: "" }),
    emailChange.confirm({ requestId: "r", pin: "" }),
    emailChange.revoke(null),
    deletion.initiate(""),
    deletion.confirm({ email: "", pin: "", requestId: "" }),
  ]);
  for (const answer of responses) expect(answer).toEqual(fail(failure));
});
