import { connect } from "node:net";
import type { PlannedCall } from "../../apps/api/src/testing/fuzz/plan-call.ts";

/** How a call goes over the wire. */
export const WIRE_MODES = [
  "whole",
  "chunked",
  "slow",
  "aborted",
  "twoLengths",
  "twoHosts",
  "halfHead",
  "pipelined",
] as const;
export type WireMode = (typeof WIRE_MODES)[number];

const SLOW_PIECES = 4;
const SLOW_PAUSE_MS = 20;
/** A connection that says nothing for so long is given up: what the server hasn't sent by then it won't send. */
const SILENCE_MS = 3_000;

/** Sends a call as bytes over a connection of its own. Returns the received statuses; none if we hung up. */
export function sendOverSocket(port: number, call: PlannedCall, mode: WireMode): Promise<number[]> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => void write(socket, call, mode));
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    // Both ends may break the line off: what counts is what was received, and that the server lives.
    socket.on("error", () => socket.destroy());
    socket.on("close", () =>
      resolve(Array.from(answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm), (match) => Number(match[1]))),
    );
  });
}

async function write(socket: ReturnType<typeof connect>, call: PlannedCall, mode: WireMode): Promise<void> {
  const body = Buffer.from(call.body);
  const head = headOf(call, mode, body.byteLength);
  if (mode === "halfHead") return void socket.end(head.slice(0, Math.floor(head.length / 2)));
  if (mode === "aborted") {
    socket.write(head);
    socket.write(body.subarray(0, Math.floor(body.byteLength / 2)), () => socket.resetAndDestroy());
    return;
  }
  if (mode === "chunked") return void socket.write(Buffer.concat([Buffer.from(head), chunked(body)]));
  if (mode === "slow") return writeSlowly(socket, Buffer.concat([Buffer.from(head), body]));
  const whole = Buffer.concat([Buffer.from(head), body]);
  socket.write(
    mode === "pipelined" ? Buffer.concat([Buffer.from(head.replace("connection: close\r\n", "")), body, whole]) : whole,
  );
}

async function writeSlowly(socket: ReturnType<typeof connect>, bytes: Buffer): Promise<void> {
  const size = Math.ceil(bytes.byteLength / SLOW_PIECES);
  for (let sent = 0; sent < bytes.byteLength && !socket.destroyed; sent += size) {
    socket.write(bytes.subarray(sent, sent + size));
    await new Promise((resolve) => setTimeout(resolve, SLOW_PAUSE_MS));
  }
}

function headOf(call: PlannedCall, mode: WireMode, length: number): string {
  const own = Object.entries(call.headers)
    .filter(([name]) => !/^(content-length|transfer-encoding|expect)$/i.test(name))
    .map(([name, value]) => `${name}: ${value}`);
  const lengths: Record<WireMode, string[]> = {
    whole: [`content-length: ${length}`],
    slow: [`content-length: ${length}`],
    aborted: [`content-length: ${length}`],
    halfHead: [`content-length: ${length}`],
    pipelined: [`content-length: ${length}`],
    chunked: ["transfer-encoding: chunked"],
    twoLengths: [`content-length: ${length}`, `content-length: ${length + 1}`],
    twoHosts: [`content-length: ${length}`, "host: evil.example", "cookie: a=b", "cookie: shop_session=x"],
  };
  const lines = [
    `${call.method} ${call.path} HTTP/1.1`,
    "host: shop.test",
    ...own,
    ...lengths[mode],
    "connection: close",
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

function chunked(body: Buffer): Buffer {
  const middle = Math.floor(body.byteLength / 2);
  const pieces = [body.subarray(0, middle), body.subarray(middle)].filter((piece) => piece.byteLength > 0);
  const framed = pieces.flatMap((piece) => [
    Buffer.from(`${piece.byteLength.toString(16)}\r\n`),
    piece,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...framed, Buffer.from("0\r\n\r\n")]);
}
