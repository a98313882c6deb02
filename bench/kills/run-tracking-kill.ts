import type { MailSink } from "./mail-sink.ts";
import type { MarketingSink } from "./marketing-sink.ts";
import { BOUGHT, type Purchase, STEPS, type StepOutcome } from "./purchase.ts";
import { arm, beginPurchase, insist, type KillableShop, type KillOutcome } from "./run-kill.ts";
import { TRACKING_ACTS, type TrackingAct, type TrackingKillPoint } from "./tracking-kill-points.ts";

const SERVICE = "/wp-json/fa-drip/v1/";
const HOUR_MS = 60 * 60 * 1000;
const EVENTS = 20;
/** A mail of the demo's sequence says so. */
const FOLLOW_UP_WORD = "waiting";

/** What one customer of a number causes, with ids of their own: a repeat has the same ones. */
interface Tracked {
  readonly purchase: Purchase;
  readonly ids: { readonly record: string; readonly choice: string; readonly event: string; readonly batch: string };
  readonly activity: readonly string[];
  readonly nowMs: number;
}

/** A customer's choice, acts and mail through which the process is killed at a point, and all that must be true after it. */
export async function runTrackingKill(
  shop: KillableShop,
  { mails, host }: { readonly mails: MailSink; readonly host: MarketingSink },
  point: TrackingKillPoint,
  number: number,
): Promise<KillOutcome> {
  const wrong: string[] = [];
  const tracked = await beginTracked(shop, number, mails);
  let wasKilled = false;
  for (const act of TRACKING_ACTS) {
    // The job may send an event on before the act of that name has begun.
    const isArmed = point.act === act || (point.act === "forward" && act === "track");
    const killsBefore = isArmed ? await arm(shop, point) : 0;
    const { outcome, kills } = await insist(shop, () => STEP_OF[act](shop, tracked));
    const killsAfter = point.act === act ? await arm(shop, null) : 0;
    wasKilled ||= killsBefore + kills + killsAfter > 0;
    if (outcome !== "done") wrong.push(`${act} came to "${outcome}"`);
  }
  wrong.push(...(await checkStored(shop, tracked)), ...(await checkSent(tracked, mails, host)));
  return { point: point.name, wasKilled, wrong };
}

/** A logged-in customer with a product in the cart, who gets the newsletter and allowed marketing two days ago. */
async function beginTracked(shop: KillableShop, number: number, mails: MailSink): Promise<Tracked> {
  const purchase = await beginPurchase(shop, number);
  for (const step of ["register", "activate", "login", "addToCart"] as const) {
    const outcome = await STEPS[step](purchase, mails);
    if (outcome !== "done") throw new Error(`${step} came to "${outcome}".`);
  }
  const { email } = purchase.shopper;
  const idOf = (kind: number, at = 0) =>
    `00000000-0000-4000-8${kind}00-${number.toString(16).padStart(8, "0")}${at.toString(16).padStart(4, "0")}`;
  const tracked: Tracked = {
    purchase,
    ids: { record: idOf(1), choice: idOf(2), event: idOf(3), batch: idOf(4) },
    activity: Array.from({ length: EVENTS }, (_, at) => idOf(5, at)),
    nowMs: Date.now(),
  };
  await look(shop, `update users set newsletter_setting = 15 where email = '${email}' returning id`);
  const reported = await purchase.shopper.post(`${SERVICE}report-consent`, headOf(tracked));
  if (reported !== 200) throw new Error(`The choice was refused with ${reported}.`);
  return tracked;
}

function headOf({ purchase, ids, nowMs }: Tracked) {
  const consent = { id: ids.choice, categories: ["marketing"], chosen_at: nowMs - 48 * HOUR_MS };
  return { user_email: purchase.shopper.email, consent };
}

const done = (isDone: boolean, what: string): StepOutcome => (isDone ? "done" : `refused: ${what}`);

const STEP_OF: Readonly<Record<TrackingAct, (shop: KillableShop, tracked: Tracked) => Promise<StepOutcome>>> = {
  record: async (_shop, { purchase, ids, nowMs }) => {
    const choice = { asked: ["statistics", "marketing"], granted: ["marketing"], services: [], hadSignal: false };
    const about = { policyVersion: "1", textHash: "", locale: "en", chosenAtMs: nowMs - HOUR_MS };
    const record = { recordId: ids.record, consentId: ids.choice, ...about, ...choice };
    const status = await purchase.shopper.post("/consent-records", record);
    return done(status === 204, `the record got ${status}`);
  },
  track: async (_shop, tracked) => {
    const { purchase, ids, activity, nowMs } = tracked;
    const event = { event_id: ids.event, occurred_at: nowMs - 25 * HOUR_MS, product_name: BOUGHT.product };
    const added = await purchase.shopper.post(`${SERVICE}track-cart-add`, { ...headOf(tracked), ...event });
    const events = activity.map((id, at) => ({ id, type: "shop", timestamp: nowMs - at, data: { term: `t${at}` } }));
    const batch = { batch_id: ids.batch, session_data: { id: ids.batch, duration: 1_000 }, events };
    const sent = await purchase.shopper.post(`${SERVICE}track-activity-session`, { ...headOf(tracked), ...batch });
    return done(added === 200 && sent === 200, `event and batch got ${added} and ${sent}`);
  },
  forward: async (shop) => {
    await shop.current().obey({ kind: "forward" });
    return "done";
  },
  followUp: async (shop) => {
    await shop.current().obey({ kind: "followUps" });
    return "done";
  },
};

async function look(shop: KillableShop, text: string) {
  const [result] = await shop.current().obey({ kind: "sql", text });
  return result?.rows ?? 0;
}

async function checkStored(shop: KillableShop, { purchase, ids }: Tracked): Promise<string[]> {
  const mine = `user_id = (select id from users where email = '${purchase.shopper.email}')`;
  const expected: ReadonlyArray<readonly [string, string, number]> = [
    ["records of the choice", `select 1 from consent_records where record_id = '${ids.record}'`, 1],
    ["cart events", `select 1 from drip_events where event_type = 'cart-add' and ${mine}`, 1],
    ["activity events", `select 1 from activity_events where ${mine}`, EVENTS],
    ["visits", `select 1 from activity_sessions where ${mine}`, 1],
    ["deliveries that wait", `select 1 from marketing_forwards where ${mine}`, 0],
    ["follow-ups", `select 1 from follow_ups where ${mine}`, 1],
  ];
  const wrong: string[] = [];
  for (const [what, text, count] of expected) {
    const found = await look(shop, text);
    if (found !== count) wrong.push(`${found} ${what} in the place of ${count}`);
  }
  const chain = await shop.current().obey({ kind: "verifyRecords" });
  return [...wrong, ...chain.map(({ first }) => `the chain of records is broken: ${JSON.stringify(first)}`)];
}

/** The host may get a call twice, but only the same one; a reader gets one mail. */
async function checkSent({ purchase, ids }: Tracked, mails: MailSink, host: MarketingSink): Promise<string[]> {
  const { email } = purchase.shopper;
  const calls = host.callsOf(email);
  const wrong = [ids.event, ids.batch].flatMap((id) => (calls.has(id) ? [] : [`the host never got ${id}`]));
  for (const [id, bodies] of calls)
    if (new Set(bodies).size !== 1) wrong.push(`the host got different calls under ${id}`);
  const followUps = await mails.waitFor(email, FOLLOW_UP_WORD);
  const messages = new Set(followUps.map(({ messageId }) => messageId)).size;
  if (messages !== 1) wrong.push(`${messages} follow-up mails were sent`);
  return wrong;
}
