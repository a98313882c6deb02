import type { WireChat, WireChatAnswer } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildChatEntry, buildChatProduct } from "../testing/index.ts";
import { createChatGateway } from "./chat-gateway.ts";

const PRODUCT = {
  ...{ name: "faMicAlign", type: "plugin", path: "/products/famicalign", image: null, currency: "EUR" },
  ...{ description: "Aligns two microphones on one cabinet", full_price_minor: 4900, price_minor: 4165 },
  ...{ owned_by_user: false, can_be_added: true },
} as const;

/** A client with these responses, on a clock that shows 5000. */
function world(given: { chat?: Result<WireChat>; answer?: Result<object> }) {
  const calls: unknown[] = [];
  const gateway = createChatGateway(
    {
      call: async (name, request) => {
        calls.push([name, request]);
        return given.chat ?? fail({ code: "api.timeout" });
      },
      callDirect: async (name, request) => {
        calls.push([name, request]);
        // A host may send any action; the schema of the call is tested with the client.
        return (given.answer ?? fail({ code: "api.timeout" })) as Result<WireChatAnswer>;
      },
    },
    () => 5000,
  );
  return { gateway, calls };
}

test("[CHAT-03] messages go out with their roles, the new one last", async () => {
  const { gateway, calls } = world({ answer: ok({ action: "send_message", message: "Hello." }) });
  await gateway.send("Refund?", [buildChatEntry({ sender: "user", text: "Hi" }), buildChatEntry({ text: "Hello." })]);
  const messages = [
    { role: "user", content: "Hi" },
    { role: "assistant", content: "Hello." },
    { role: "user", content: "Refund?" },
  ];
  expect(calls).toEqual([["handleLiveChat", { messages }]]);
});

test("of a long chat only the last messages go out again", async () => {
  const { gateway, calls } = world({ answer: ok({ action: "send_message", message: "Hello." }) });
  await gateway.send(
    "Refund?",
    Array.from({ length: 60 }, (_, index) => buildChatEntry({ text: `${index}` })),
  );
  const [[, { messages }]] = calls as [[string, { messages: { content: string }[] }]];
  expect([messages.length, messages[0]?.content, messages.at(-1)?.content]).toEqual([21, "40", "Refund?"]);
});

const REPLY = { entry: null, expects: "question", ticket: null } as const;
const HELLO = buildChatEntry({ text: "Hello.", atMs: 5000 });

test.each([
  ["a message", { action: "send_message", message: "Hello." }, { ...REPLY, event: "replied", entry: HELLO }],
  [
    "a message with what it quotes",
    {
      action: "send_message",
      message: "Hello.",
      sources: [{ title: "Support", path: "/support" }],
      products: [PRODUCT],
    },
    {
      ...{ ...REPLY, event: "replied" },
      entry: { ...HELLO, sources: [{ title: "Support", path: "/support" }], products: [buildChatProduct()] },
    },
  ],
  [
    "a question for the address",
    { action: "send_message", message: "Hello.", expects: "email" },
    { ...REPLY, event: "replied", entry: HELLO, expects: "email" },
  ],
  ["the end of the chat", { action: "close_chat", message: null }, { ...REPLY, event: "closed" }],
  [
    "the hand-over",
    { action: "contact_dev_team", ticket: "FA-1042" },
    { ...REPLY, event: "handedOver", ticket: "FA-1042" },
  ],
] as const)("[CHAT-03] a reply is read: %s", async (_name, answer, expected) => {
  const { gateway } = world({ answer: ok(answer) });
  expect(await gateway.send("Hi", [])).toEqual(ok(expected));
});

test.each([
  ["an unknown action", { action: "dance", message: "Hello." }],
  ["a message without words", { action: "send_message", message: "" }],
  ["no message", { action: "send_message" }],
  ["an error beside the message", { action: "send_message", message: "Hello.", error: "Overloaded" }],
])("[CHAT-04] a reply with %s is a failure", async (_name, answer) => {
  const { gateway } = world({ answer: ok(answer) });
  expect(await gateway.send("Hi", [])).toMatchObject({ isOk: false, failure: { code: "chat.failed" } });
});

test("[CHAT-03] a reply leaves out what its product's card says", async () => {
  const sources = [{ title: "faMicAlign", path: "/products/famicalign" }];
  const message = "faMicAlign\nIt costs 41.65€.";
  const { gateway } = world({ answer: ok({ action: "send_message", message, sources, products: [PRODUCT] }) });
  const reply = await gateway.send("Price?", []);
  expect(reply).toMatchObject({ value: { entry: { text: "It costs 41.65€.", sources: [] } } });
});

test("a product has its drawing for small places; without one, its cover", async () => {
  const cover = { dark: "/covers/dark.svg", light: "/covers/light.svg", alt: "", width: 1600, height: 900 };
  const card = { dark: "/cards/dark.svg", light: "/cards/light.svg", width: 380, height: 214 };
  const products = [cover, { ...cover, card }].map((image) => ({ ...PRODUCT, image }));
  const { gateway } = world({ answer: ok({ action: "send_message", message: "Hello.", products }) });
  const entry = { ...HELLO, products: [cover, card].map((image) => buildChatProduct({ image })) };
  expect(await gateway.send("Hi", [])).toEqual(ok({ ...REPLY, event: "replied", entry }));
});

test("the chat that the server has is read; a product in an unknown currency isn't shown", async () => {
  const message = { id: "m1", content: "Hello.", sender: "bot", timestamp: 5000 } as const;
  const products = [PRODUCT, { ...PRODUCT, currency: "CHF" }];
  const chat = {
    ...{ state: "handedOver", expects: "question", ticket: "FA-1042", next_chat_at: 6000 },
    messages: [message, { ...message, products }],
  } as const;
  const { gateway } = world({ chat: ok(chat as unknown as WireChat) });
  expect(await gateway.load()).toEqual(
    ok({
      ...{ state: "handedOver", expects: "question", ticket: "FA-1042", nextChatAtMs: 6000 },
      entries: [HELLO, { ...HELLO, products: [buildChatProduct()] }],
    }),
  );
});

test("a failure of the transport is passed on", async () => {
  const { gateway } = world({});
  expect(await gateway.load()).toEqual(fail({ code: "api.timeout" }));
  expect(await gateway.send("Hi", [])).toEqual(fail({ code: "api.timeout" }));
});
