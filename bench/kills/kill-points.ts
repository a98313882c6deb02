/** What a shopper does, one after another, until the licence is there; `mail` is the shop's own part. */
export const ACTS = ["register", "activate", "login", "addToCart", "checkout", "pay", "mail"] as const;
export type Act = (typeof ACTS)[number];

/**
 * A point in an act at which the process is killed: before or after a statement, or around the commit of its transaction. Every effect of a
 * purchase, including the provider's own books and the outbox, is a statement.
 */
export interface KillPoint<Of extends string = Act> {
  readonly name: string;
  readonly act: Of;
  readonly at: "before" | "after" | "beforeCommit" | "afterCommit";
  /** In the words of the query builder: the first statement, after the act has begun, that contains it. */
  readonly statement: string;
}

const KEY = 'insert into "idempotency_keys"';
const KEPT_ANSWER = 'update "idempotency_keys"';

/** Before and after the commit of the transaction that writes something. */
export function around<Of extends string>(act: Of, name: string, statement: string): KillPoint<Of>[] {
  return [
    { act, at: "after", statement, name: `${act}: ${name} written, not committed` },
    { act, at: "beforeCommit", statement, name: `${act}: before the commit of ${name}` },
    { act, at: "afterCommit", statement, name: `${act}: ${name} committed, no answer yet` },
  ];
}

function afterResponse(act: Act): KillPoint[] {
  return [
    { act, at: "after", statement: KEY, name: `${act}: key claimed, nothing done` },
    { act, at: "before", statement: KEPT_ANSWER, name: `${act}: done, the answer not kept` },
    { act, at: "after", statement: KEPT_ANSWER, name: `${act}: the answer kept, not sent` },
  ];
}

/** Every named point of a purchase, in its order. */
export const KILL_POINTS: readonly KillPoint[] = [
  ...afterResponse("register"),
  ...around("register", "the account", 'insert into "users"'),
  // Here the response is stored in the act's own transaction.
  ...around("activate", "the kept answer", KEY),
  ...around("activate", "the used link", 'update "link_keys"'),
  ...around("login", "the session", 'insert into "sessions"'),
  // One statement writes line and key, and is its own transaction.
  { act: "addToCart", at: "before", statement: "from add_to_cart(", name: "addToCart: before the one statement" },
  {
    act: "addToCart",
    at: "after",
    statement: "from add_to_cart(",
    name: "addToCart: the line committed, no answer yet",
  },
  ...around("addToCart", "the coupon on the cart", 'insert into "cart_coupons"'),
  ...afterResponse("checkout"),
  ...around("checkout", "the order", 'insert into "orders"'),
  {
    ...{ act: "checkout", at: "after", statement: 'insert into "coupon_uses"' },
    name: "checkout: the coupon's use reserved, not committed",
  },
  {
    ...{ act: "checkout", at: "before", statement: 'insert into "test_payment_sessions"' },
    name: "checkout: the provider is asked, has not heard",
  },
  {
    ...{ act: "checkout", at: "after", statement: 'insert into "test_payment_sessions"' },
    name: "checkout: the provider has a session, the shop has not noted it",
  },
  {
    ...{ act: "checkout", at: "after", statement: '"provider_session_id" = ' },
    name: "checkout: the session noted, the response not sent",
  },
  ...around("pay", "the provider's payment", 'update "test_payment_sessions"'),
  {
    act: "pay",
    at: "before",
    statement: 'insert into "payment_events"',
    name: "pay: the webhook has come, nothing is noted",
  },
  ...around("pay", "the event", 'insert into "payment_events"'),
  { act: "pay", at: "after", statement: '"paid_at" = ', name: "pay: the order is paid, nothing given yet" },
  { act: "pay", at: "after", statement: 'insert into "licences"', name: "pay: licences written, no mail yet" },
  { act: "pay", at: "after", statement: 'update "coupon_uses"', name: "pay: the coupon used, not committed" },
  {
    ...{ act: "pay", at: "after", statement: "insert into invoice_counters" },
    name: "pay: the cart is emptied and the invoice has its number, no mail yet",
  },
  { act: "pay", at: "after", statement: 'insert into "mails"', name: "pay: mail written, not noted as fulfilled" },
  { act: "pay", at: "after", statement: '"fulfilled_at" = ', name: "pay: fulfilled, the event's outcome not noted" },
  {
    act: "pay",
    at: "before",
    statement: 'update "test_payment_events" set "delivered_at"',
    name: "pay: webhook received, the provider hasn't noted it",
  },
  { act: "mail", at: "after", statement: 'update "mails" set "attempts"', name: "mail: claimed, not sent" },
  { act: "mail", at: "before", statement: 'update "mails" set "sent_at"', name: "mail: sent, not noted" },
  { act: "mail", at: "after", statement: 'update "mails" set "sent_at"', name: "mail: noted" },
];
