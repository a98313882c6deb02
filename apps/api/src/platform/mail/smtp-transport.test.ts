import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { unsubscribeHeaders } from "../../newsletter/unsubscribe-link.ts";
import type { OutgoingMail } from "../mail-transport.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const opened: Array<() => Promise<void> | void> = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

interface Received {
  readonly mail: ParsedMail;
  readonly recipients: string[];
}

async function startMailServer(options: { refusesSender?: boolean } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, done) =>
      done(options.refusesSender ? Object.assign(new Error("not today"), { responseCode: 451 }) : undefined),
    onData: (stream, session, done) => {
      simpleParser(stream).then((mail) => {
        received.push({ mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  opened.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const transport = await createSmtpTransport(`smtp://127.0.0.1:${port}`);
  opened.push(() => transport.close());
  return { transport, received };
}

function buildMail(fields: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    messageId: "<1@shop.test>",
    from: "Test Shop <shop@shop.test>",
    to: "ada@customer.example",
    replyTo: null,
    subject: "Grüße – こんにちは",
    text: "Text",
    html: "<p>HTML</p>",
    headers: {},
    ...fields,
  };
}

test("a mail reaches a real SMTP server with both bodies and its own message id", async () => {
  const { transport, received } = await startMailServer();
  await transport.send(buildMail({ replyTo: "team@shop.test", headers: { "X-Kind": "activation" } }));
  expect(received).toHaveLength(1);
  const { mail, recipients } = received[0] as Received;
  expect(recipients).toEqual(["ada@customer.example"]);
  expect(mail.messageId).toBe("<1@shop.test>");
  expect(mail.subject).toBe("Grüße – こんにちは");
  expect(mail.from?.value[0]).toMatchObject({ name: "Test Shop", address: "shop@shop.test" });
  expect(mail.replyTo?.value[0]).toMatchObject({ address: "team@shop.test" });
  expect(mail.text?.trim()).toBe("Text");
  expect(mail.html).toContain("<p>HTML</p>");
  expect(mail.headers.get("x-kind")).toBe("activation");
});

test("a line break in any field begins no header and adds no recipient", async () => {
  const { transport, received } = await startMailServer();
  await transport.send(
    buildMail({
      subject: "Hello\r\nBcc: evil@attacker.example",
      replyTo: "a@customer.example\r\nX-Evil: 1",
      headers: { "X-Kind": "a\r\nX-Evil: 2" },
    }),
  );
  const { mail, recipients } = received[0] as Received;
  expect(recipients).toEqual(["ada@customer.example"]);
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.has("x-evil")).toBe(false);
});

test("[ACCT-08] the headers to unsubscribe by one press arrive whole, with the longest of addresses", async () => {
  const { transport, received } = await startMailServer();
  const settings = { secret: "a secret of at least thirty-two bytes for tests", origin: "https://shop.test" };
  const user = { id: "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f", email: `${"a".repeat(64)}@${"b".repeat(181)}.example` };
  const headers = unsubscribeHeaders(settings, user);
  await transport.send(buildMail({ headers }));
  const { mail } = received[0] as Received;
  expect(mail.headers.get("list")).toMatchObject({
    unsubscribe: { url: headers["List-Unsubscribe"]?.slice(1, -1) },
    "unsubscribe-post": { name: "List-Unsubscribe=One-Click" },
  });
});

test("a server that refuses makes the sending fail", async () => {
  const { transport, received } = await startMailServer({ refusesSender: true });
  await expect(transport.send(buildMail())).rejects.toThrow(/not today/);
  expect(received).toEqual([]);
});
