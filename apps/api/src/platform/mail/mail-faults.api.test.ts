import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildRegistration, createTestApp, type TestApp } from "../../testing/index.ts";
import { deliverDueMails } from "./deliver-mails.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const DELIVERY_BATCH = 20;
const DELIVERY_LEASE_MS = 2 * 60 * 1000;
const FIRST_RETRY_DELAY_MS = 30_000;
const LAST_BEGIN_MS = (2 * 60 * 1000) / 2;

/** So short that a silent server is soon given up; one that does respond does so at once. */
const IMPATIENT = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };

let shop: TestApp;
const opened: Array<() => Promise<void> | void> = [];
beforeAll(async () => {
  shop = await createTestApp();
});
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
  await shop.db.deleteFrom("mails").execute();
});
afterAll(() => shop.close());

/**
 * A mail server defined by `speak`: called with each line, "" at the beginning, it returns the response. Null: the connection is closed.
 */
async function startMailServer(speak: (line: string) => string | null): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    const say = (line: string) => {
      const answer = speak(line);
      if (answer === null) socket.destroy();
      else if (answer !== "") socket.write(`${answer}\r\n`);
    };
    say("");
    let waiting = "";
    socket.on("data", (chunk) => {
      const lines = `${waiting}${chunk}`.split("\r\n");
      waiting = lines.pop() ?? "";
      for (const line of lines) say(line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  opened.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function through(url: string) {
  const transport = await createSmtpTransport(url, IMPATIENT);
  opened.push(() => transport.close());
  return { ...shop.deps, mailTransport: transport };
}

/** Takes everything: the lines of a mail up to its dot are only heard. */
function createPoliteServer(): (line: string) => string {
  let isData = false;
  return (line) => {
    if (isData && line !== ".") return "";
    isData = line === "DATA";
    if (isData) return "354 go on";
    return line === "" ? "220 ready" : "250 ok";
  };
}

const enqueue = (number = 1) =>
  enqueueMail(shop.db, shop.deps, {
    ...{ kind: "orderConfirmation", recipient: `ada${number}@customer.example`, userId: null },
    ...{ subject: "Subject", text: "Text", html: "<p>HTML</p>" },
  });
const readMail = () => shop.db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
const untilData = (answer: string | null) => {
  const polite = createPoliteServer();
  return (line: string) => (line === "DATA" ? answer : polite(line));
};

describe("[SAFE-25] a mail waits, with the reason, and leaves when the server is back, after one that", () => {
  test.each<[string, (line: string) => string | null, RegExp]>([
    ["says nothing", () => "", /Greeting never received|timeout/i],
    ["hangs in the middle", untilData(""), /Timeout|timed out/i],
    ["cuts the line at once", () => null, /closed|socket|ECONNRESET/i],
    ["cuts the line in the middle", untilData(null), /closed|socket|ECONNRESET/i],
    ["has no time now", () => "421 come again later", /421/],
    ["puts the mail off", untilData("451 greylisted"), /451/],
    ["refuses the mail", untilData("554 no"), /554/],
    ["speaks another language", () => "HTTP/1.1 400 Bad Request", /Invalid greeting|HTTP/i],
    ["responds with rubbish", () => "\u0000\ufffd\u0000", /./],
  ])("%s", async (_how, speak, reason) => {
    await enqueue();
    expect(await deliverDueMails(await through(await startMailServer(speak)))).toBe(0);
    const waiting = await readMail();
    expect(waiting).toMatchObject({ sent_at: null, attempts: 1, last_error: expect.stringMatching(reason) });
    expect(waiting.next_attempt_at).toEqual(new Date(shop.clock.nowMs() + FIRST_RETRY_DELAY_MS));

    shop.clock.advance(FIRST_RETRY_DELAY_MS);
    expect(await deliverDueMails(await through(await startMailServer(createPoliteServer())))).toBe(1);
    expect(await readMail()).toMatchObject({ sent_at: new Date(shop.clock.nowMs()), last_error: null });
  });

  test("isn't there", async () => {
    const url = await startMailServer(() => null);
    await opened.pop()?.();
    await enqueue();
    expect(await deliverDueMails(await through(url))).toBe(0);
    expect(await readMail()).toMatchObject({ sent_at: null, last_error: expect.stringContaining("ECONNREFUSED") });
  });
});

test("[SAFE-25] a server that takes long for each mail is given no more than the lease allows: no second process sends the rest too", async () => {
  for (let number = 0; number < DELIVERY_BATCH; number += 1) await enqueue(number);
  const mailTransport = {
    send: async () => {
      shop.clock.advance(LAST_BEGIN_MS / 2);
    },
  };
  expect(await deliverDueMails({ ...shop.deps, mailTransport })).toBe(3);
  expect(await deliverDueMails({ ...shop.deps, mailTransport })).toBe(0);
  shop.clock.advance(DELIVERY_LEASE_MS);
  expect(await deliverDueMails({ ...shop.deps, mailTransport })).toBe(3);
});

test("[SAFE-25] a mail server that hangs keeps nobody waiting: while a delivery is stuck, a sign-up and a visitor's calls get their responses", async () => {
  let noteBegun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    noteBegun = resolve;
  });
  const send = () => {
    noteBegun();
    return new Promise<void>(() => undefined);
  };
  await enqueue();
  void deliverDueMails({ ...shop.deps, mailTransport: { send } });
  await hasBegun;
  const browser = await shop.newBrowser().start();
  const registration = buildRegistration({ email_address: "grace@customer.example" });
  expect(await browser.callSecured("register", registration)).toMatchObject({ valid: true });
  expect(await browser.call("getAllProducts")).toMatchObject({ valid: true });
  expect(await browser.call("getCart")).toMatchObject({ valid: true });
});
