import { connect } from "node:net";
import type { PreparedCall } from "./prepared-calls.ts";

interface PressedAnswer {
  readonly status: number;
  /** From sending the request to the last byte of its response. */
  readonly ms: number;
  /** Of the response with its headers. */
  readonly bytes: number;
}

interface Presser {
  /** The next request, or null when it is enough. */
  next(): Buffer | null;
  /** Looks at a response, and says how long to wait before the next request: 0 for not at all. */
  received(answer: PressedAnswer): number;
}

const HEADERS_END = "\r\n\r\n";

export function toBytes(port: number, { method, path, headers, body }: PreparedCall): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return Buffer.from(`${lines.join("\r\n")}\r\ncontent-length: ${Buffer.byteLength(body)}${HEADERS_END}${body}`);
}

/** One kept connection: sends a request, waits for the whole response, sends the next. Node's own client would measure itself. */
export function press(port: number, { next, received }: Presser): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let sentMs = 0;
    let head = "";
    let bytes = 0;
    let missing = -1;
    const send = () => {
      const request = next();
      if (!request) return void socket.end();
      sentMs = performance.now();
      head = "";
      bytes = 0;
      missing = -1;
      socket.write(request);
    };
    const finish = () => {
      const pauseMs = received({ status: Number(head.slice(9, 12)), ms: performance.now() - sentMs, bytes });
      if (pauseMs > 0) setTimeout(send, pauseMs);
      else send();
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", () => resolve());
    socket.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (missing < 0) {
        head += chunk.toString("latin1");
        const end = head.indexOf(HEADERS_END);
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1];
        if (length === undefined)
          return void socket.destroy(new Error(`An answer has no length: ${head.slice(0, 300)}`));
        missing = Number(length) - (head.length - end - HEADERS_END.length);
      } else missing -= chunk.length;
      if (missing <= 0) finish();
    });
  });
}
