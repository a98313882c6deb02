import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

export interface MailSink {
  readonly url: string;
  /** The mails to a recipient whose text contains a word, oldest first, when the first of them is there; none after half a minute. A mail sent twice is there twice. */
  waitFor(recipient: string, word: string): Promise<readonly TakenMail[]>;
  close(): Promise<void>;
}

export interface TakenMail {
  readonly messageId: string;
  /** The plain text, as its reader sees it. */
  readonly text: string;
}

/** The shop's job sends every two seconds; a busy machine may need longer. */
const WAIT_MS = 30_000;

const HUNG_UP = new Set(["ECONNRESET", "EPIPE"]);

/** A mail server that takes everything. */
export async function startMailSink(): Promise<MailSink> {
  const mails: Array<TakenMail & { recipient: string }> = [];
  const news = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      simpleParser(stream).then(({ messageId = "", text = "" }) => {
        mails.push(...session.envelope.rcptTo.map(({ address }) => ({ recipient: address, messageId, text })));
        news.emit("mail");
        done();
      }, done);
    },
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    // The shop is killed while it speaks.
    if (!HUNG_UP.has(error.code ?? "")) throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    waitFor: async (recipient, word) => {
      const found = () => mails.filter((mail) => mail.recipient === recipient && mail.text.includes(word));
      const late = AbortSignal.timeout(WAIT_MS);
      while (found().length === 0 && !late.aborted) await once(news, "mail", { signal: late }).catch(() => undefined);
      return found();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
