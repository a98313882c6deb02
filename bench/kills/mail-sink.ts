import { EventEmitter, once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

export interface MailSink {
  readonly url: string;
  /** The mails to a recipient whose text contains a word, when the first of them is there, or as few as there are after ten seconds. A mail sent twice is there twice. */
  waitFor(recipient: string, word: string): Promise<readonly TakenMail[]>;
  close(): Promise<void>;
}

export interface TakenMail {
  readonly messageId: string;
  readonly text: string;
}

const WAIT_MS = 10_000;

/** The least mail server that takes everything: greeting, envelope, data. */
export async function startMailSink(): Promise<MailSink> {
  const mails: Array<TakenMail & { recipient: string }> = [];
  const news = new EventEmitter();
  const server = createServer((socket) => {
    let recipient = "";
    let data: string | null = null;
    let waiting = "";
    const take = (line: string) => {
      if (data !== null) {
        if (line !== ".") {
          data += `${line}\n`;
          return;
        }
        mails.push({ recipient, text: data, messageId: /^Message-ID:\s*(\S+)/im.exec(data)?.[1] ?? "" });
        data = null;
        news.emit("mail");
        return void socket.write("250 taken\r\n");
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "RCPT") recipient = /<([^>]*)>/.exec(line)?.[1] ?? "";
      if (verb === "DATA") data = "";
      socket.write(verb === "DATA" ? "354 go on\r\n" : verb === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      if (verb === "QUIT") socket.end();
    };
    socket.on("data", (chunk) => {
      const lines = `${waiting}${chunk}`.split("\r\n");
      waiting = lines.pop() ?? "";
      for (const line of lines) take(line);
    });
    // The shop is killed while it speaks.
    socket.on("error", () => socket.destroy());
    socket.write("220 sink\r\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waitFor: async (recipient, word) => {
      const found = () => mails.filter((mail) => mail.recipient === recipient && mail.text.includes(word));
      const late = AbortSignal.timeout(WAIT_MS);
      while (found().length === 0 && !late.aborted) await once(news, "mail", { signal: late }).catch(() => undefined);
      return found();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
