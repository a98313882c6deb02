import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { SOCKET_ADDRESS_HEADER } from "@shop/api";
import { afterEach, expect, test } from "vitest";
import { OperatorError } from "../operator-error.ts";
import { type Listening, listen } from "./listen.ts";

const opened: Listening[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((listening) => listening.close()));
});

async function open(
  fetch: (request: Request) => Response | Promise<Response>,
  options: Partial<Parameters<typeof listen>[1]> = {},
) {
  const listening = await listen(fetch, { port: 0, host: "127.0.0.1", ...options });
  opened.push(listening);
  return listening;
}
const receivedAddress = (request: Request) => new Response(request.headers.get(SOCKET_ADDRESS_HEADER));

/** Sends the bytes as they are and returns everything that comes back. */
function sendRaw(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(`${lines.join("\r\n")}\r\n\r\n`));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}

test("[SAFE-03] the app receives the socket's own address", async () => {
  const { port } = await open(receivedAddress);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("127.0.0.1");
});

test.each([
  ["as it is spelt", [`${SOCKET_ADDRESS_HEADER}: 203.0.113.7`]],
  ["in capitals", [`${SOCKET_ADDRESS_HEADER.toUpperCase()}: 203.0.113.7`]],
  ["twice", [`${SOCKET_ADDRESS_HEADER}: 203.0.113.7`, `${SOCKET_ADDRESS_HEADER}: 203.0.113.8`]],
])(
  "[SAFE-03] nobody outside can say which address they have: the header sent %s is replaced",
  async (_how, headers) => {
    const { port } = await open(receivedAddress);
    const answer = await sendRaw(port, ["GET / HTTP/1.1", "Host: shop.example", ...headers, "Connection: close"]);
    expect(answer).toContain("127.0.0.1");
    expect(answer).not.toContain("203.0.113");
  },
);

test.each([
  ["one name", ["Host: shop.example", "Host: shop.example"]],
  ["two names", ["Host: shop.example", "host: evil.example"]],
])("[SAFE-01] a request with two Host headers of %s gets 400 and never reaches the app", async (_case, hosts) => {
  const reached: string[] = [];
  const { port } = await open((request) => {
    reached.push(request.url);
    return new Response("the app");
  });
  const answer = await sendRaw(port, ["GET / HTTP/1.1", ...hosts]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/^connection: close$/im);
  expect(reached).toEqual([]);
});

test("the other headers reach the app as they were sent", async () => {
  const { port } = await open((request) => new Response(`${request.headers.get("x-one")}`));
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { "x-one": "a, b" } });
  expect(await response.text()).toBe("a, b");
});

test("a middleware before the app may respond in its place, or pass the request on", async () => {
  const { port } = await open(() => new Response("the app"), {
    before: (request, response, next) => (request.url === "/own" ? response.end("its own") : next()),
  });
  const bodyOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await bodyOf("/own")).toBe("its own");
  expect(await bodyOf("/")).toBe("the app");
});

test("a port that is taken is reported to the operator in one line", async () => {
  const { port } = await open(() => new Response(""));
  const second = listen(() => new Response(""), { port, host: "127.0.0.1" });
  await expect(second).rejects.toThrow(OperatorError);
  await expect(second).rejects.toThrow(`Port ${port} is taken by another process.`);
});

/** A request over a keep-alive connection, whose response the test provides. */
async function beginRequest() {
  let answer = (_body: string) => {};
  let arrived = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const listening = await listen(
    () => {
      arrived();
      return new Promise<Response>((resolve) => {
        answer = (body) => resolve(new Response(body));
      });
    },
    { port: 0, host: "127.0.0.1" },
  );
  const agent = new Agent({ keepAlive: true });
  const body = new Promise<string>((resolve, reject) => {
    httpRequest({ port: listening.port, host: "127.0.0.1", agent }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });
  await hasArrived;
  return { listening, agent, body, answer: (text: string) => answer(text) };
}

test("[SAFE-24] closing takes no new connection, lets what is under way finish, and is then done, without waiting for callers who keep theirs", async () => {
  const { listening, agent, body, answer } = await beginRequest();
  const closed = listening.close();
  await expect(fetch(`http://127.0.0.1:${listening.port}/`)).rejects.toThrow();

  answer("finished");

  expect(await body).toBe("finished");
  await closed;
  agent.destroy();
});
