import { expect, test } from "vitest";
import { readSettings, SettingsError } from "./read-settings.ts";

const PRODUCTION = {
  SHOP_MODE: "production",
  SHOP_ORIGIN: "https://shop.example",
  DATABASE_URL: "postgres://shop@db.example/shop",
  SMTP_URL: "smtps://mail.example",
  SHOP_MAIL_FROM: "Example Audio <shop@shop.example>",
  SHOP_CONTACT_EMAIL: "support@shop.example",
  SHOP_SECRET: "5d3f0c9a71e84b26a8f1d07c4e92b365",
  SHOP_LICENCE_KEY: "b7e1430f9c6a25d8815fa4c02e7d936b0a48f5c3d1967e2b7f04c8a93d5162ee",
  SHOP_ALLOW: "test-payments",
  SHOP_SELLER_NAME: "Example GmbH",
  SHOP_SELLER_ADDRESS: "Hall 1|12345 Berlin",
};

test("without any setting the shop is the demo, on port 3000, with the embedded database", () => {
  expect(readSettings({})).toMatchObject({
    SHOP_MODE: "demo",
    PORT: 3000,
    SHOP_ORIGIN: "http://localhost:3000",
    DATABASE_URL: undefined,
    SHOP_MAIL_DOMAIN_CHECK: "off",
    SHOP_MAIL_FROM: "Farfield Audio <shop@farfield.example>",
    SHOP_CONTACT_EMAIL: "support@farfield.example",
  });
});

test("[SAFE-15] the transport policy is the shop's own host's alone, until the operator adds subdomains and preload", () => {
  expect(readSettings({}).SHOP_HSTS).toEqual([]);
  expect(readSettings({ SHOP_HSTS: "subdomains, preload" }).SHOP_HSTS).toEqual(["subdomains", "preload"]);
});

test.each([
  [{ PORT: "http" }, 'PORT is "http"; allowed: 0 to 65535.'],
  [{ SHOP_MODE: "prod" }, 'SHOP_MODE is "prod"; allowed: demo, production.'],
  [{ DATABASE_URL: "mysql://x" }, 'DATABASE_URL is "mysql://x"; allowed: postgres://user:password@host:port/name.'],
  [{ SHOP_ORIGIN: "https://shop.example/path" }, "SHOP_ORIGIN is"],
  [{ SHOP_ALLOW: "everything" }, "SHOP_ALLOW is"],
  [
    { SHOP_HSTS: "preload" },
    'SHOP_HSTS is "preload"; allowed: a comma-separated list of subdomains, preload; preload needs subdomains.',
  ],
  [{ SHOP_HSTS: "yes" }, 'SHOP_HSTS is "yes"'],
  [{ SHOP_DATADIR: "x" }, "SHOP_DATADIR is not a setting; allowed: SHOP_MODE"],
])("a wrong setting stops the start with a line that names it and says what is allowed: %o", (environment, line) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
  expect(() => readSettings(environment)).toThrow(line);
});

const STRIPE = {
  SHOP_PAYMENT_PROVIDER: "stripe",
  SHOP_STRIPE_SECRET_KEY: "sk_test_1",
  SHOP_STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  SHOP_STRIPE_WEBHOOK_SECRET: "whsec_1",
};
const LIVE = { ...STRIPE, SHOP_STRIPE_SECRET_KEY: "rk_live_1", SHOP_STRIPE_PUBLISHABLE_KEY: "pk_live_1" };

test("[PAY-07] Stripe takes the money where the operator says so and gives its keys, at Stripe's own host", () => {
  expect(readSettings(STRIPE)).toMatchObject({ ...STRIPE, SHOP_STRIPE_API_HOST: "https://api.stripe.com" });
  const { SHOP_ALLOW: _, ...live } = { ...PRODUCTION, ...LIVE };
  expect(readSettings(live)).toMatchObject({ SHOP_PAYMENT_PROVIDER: "stripe" });
  expect(readSettings({ ...STRIPE, SHOP_STRIPE_API_HOST: "http://127.0.0.1:9" })).toMatchObject({
    SHOP_STRIPE_API_HOST: "http://127.0.0.1:9",
  });
});

test.each([
  [{ ...STRIPE, SHOP_STRIPE_SECRET_KEY: "" }, "SHOP_PAYMENT_PROVIDER=stripe needs SHOP_STRIPE_SECRET_KEY"],
  [{ ...STRIPE, SHOP_STRIPE_PUBLISHABLE_KEY: "" }, "needs SHOP_STRIPE_PUBLISHABLE_KEY"],
  [{ ...STRIPE, SHOP_STRIPE_WEBHOOK_SECRET: "" }, "needs SHOP_STRIPE_WEBHOOK_SECRET"],
  [{ ...STRIPE, SHOP_STRIPE_SECRET_KEY: "pk_test_1" }, "SHOP_STRIPE_SECRET_KEY is not of the right form; allowed: sk_"],
  [{ ...STRIPE, SHOP_STRIPE_PUBLISHABLE_KEY: "sk_test_1" }, "SHOP_STRIPE_PUBLISHABLE_KEY is"],
  [
    { ...STRIPE, SHOP_STRIPE_WEBHOOK_SECRET: "secret" },
    "SHOP_STRIPE_WEBHOOK_SECRET is not of the right form; allowed: whsec_",
  ],
  [{ ...STRIPE, SHOP_STRIPE_PUBLISHABLE_KEY: "pk_live_1" }, "are of different modes"],
  [LIVE, "SHOP_MODE=demo refuses Stripe's live keys"],
  [{ ...PRODUCTION, ...LIVE, SHOP_STRIPE_API_HOST: "http://127.0.0.1:9" }, "refuses SHOP_STRIPE_API_HOST"],
  [{ ...PRODUCTION, ...STRIPE, SHOP_ALLOW: "" }, "refuses test payments"],
])("[PAY-07] what can't take money by Stripe is refused in one line: %o", (environment, line) => {
  expect(() => readSettings(environment)).toThrow(line);
});

test("/metrics is off by default; its port listens on this machine alone, until an address is set", () => {
  expect(readSettings({})).toMatchObject({ SHOP_METRICS_PORT: undefined, SHOP_METRICS_KEY: undefined });
  expect(readSettings({ SHOP_METRICS_PORT: "9464" })).toMatchObject({
    SHOP_METRICS_PORT: 9464,
    SHOP_METRICS_HOST: "127.0.0.1",
  });
  expect(readSettings({ SHOP_METRICS_HOST: "10.0.0.5" })).toMatchObject({ SHOP_METRICS_HOST: "10.0.0.5" });
});

test.each([
  [{ SHOP_METRICS_PORT: "none" }, 'SHOP_METRICS_PORT is "none"; allowed: 0 to 65535.'],
  [
    { SHOP_METRICS_KEY: "d41c7be95a02f3684e1d97b06c58fa2" },
    "SHOP_METRICS_KEY is not of the right form; allowed: at least 32",
  ],
  [{ SHOP_METRICS_KEY: "d41c7be95a02f368 4e1d97b06c58fa23" }, "SHOP_METRICS_KEY is not of the right form"],
  [
    { ...PRODUCTION, SHOP_METRICS_KEY: "metrics-password-metrics-password" },
    "SHOP_MODE=production refuses SHOP_METRICS_KEY: it is a sample or contains a word",
  ],
])("a wrong setting of /metrics is refused in one line: %o", (environment, line) => {
  expect(() => readSettings(environment)).toThrow(line);
});

test("a secret of the wrong form is not printed", () => {
  for (const name of ["SHOP_SECRET", "SHOP_LICENCE_KEY", "SHOP_STRIPE_SECRET_KEY", "SHOP_STRIPE_WEBHOOK_SECRET"]) {
    expect(() => readSettings({ [name]: "hunter2" })).toThrow(`${name} is not of the right form`);
  }
});

test("production starts where nothing of the demo is left but what the operator names", () => {
  expect(readSettings(PRODUCTION)).toMatchObject({
    SHOP_MODE: "production",
    SHOP_MAIL_DOMAIN_CHECK: "dns",
    SHOP_SELLER_ADDRESS: ["Hall 1", "12345 Berlin"],
  });
});

test.each([
  [{ DATABASE_URL: "" }, "refuses the embedded database; set DATABASE_URL, or name embedded-database in SHOP_ALLOW"],
  [{ SHOP_ALLOW: "" }, "refuses test payments"],
  [{ SMTP_URL: "" }, "refuses the readable outbox"],
  [{ SHOP_ORIGIN: "http://shop.example" }, "refuses plain http"],
  [{ SHOP_SECRET: "" }, "needs SHOP_SECRET"],
  [{ SHOP_LICENCE_KEY: "" }, "needs SHOP_LICENCE_KEY"],
  [{ SHOP_SELLER_NAME: "" }, "needs SHOP_SELLER_NAME and SHOP_SELLER_ADDRESS"],
  [{ SHOP_SELLER_ADDRESS: "" }, "needs SHOP_SELLER_NAME and SHOP_SELLER_ADDRESS"],
  [{ SHOP_MAIL_FROM: "" }, "needs SHOP_MAIL_FROM, the sender of every mail."],
  [{ SHOP_MAIL_FROM: "Farfield Audio <shop@farfield.example>" }, "needs SHOP_MAIL_FROM"],
  [{ SHOP_CONTACT_EMAIL: "" }, "needs SHOP_CONTACT_EMAIL"],
  [{ SHOP_CONTACT_EMAIL: "support@farfield.example" }, "needs SHOP_CONTACT_EMAIL"],
  [
    { SHOP_SECRET: "0123456789abcdef0123456789abcdef" },
    "SHOP_MODE=production refuses SHOP_SECRET: it is too regular; make one with `openssl rand -hex 32`.",
  ],
  [{ SHOP_SECRET: "please-change-me-please-change-it" }, "refuses SHOP_SECRET: it is a sample or contains a word"],
  [
    { SHOP_LICENCE_KEY: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60" },
    "refuses SHOP_LICENCE_KEY: it is a key that is printed in documents",
  ],
  [
    { SHOP_SECRET: "b7e1430f9c6a25d8815fa4c02e7d936b0a48f5c3d1967e2b7f04c8a93d5162ee" },
    "refuses the same value for SHOP_SECRET and SHOP_LICENCE_KEY",
  ],
])("[SAFE-02, SAFE-23] production refuses each part of the demo that nobody named, in one line: %o", (change, line) => {
  expect(() => readSettings({ ...PRODUCTION, ...change })).toThrow(line);
});
