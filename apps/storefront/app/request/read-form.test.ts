import { expect, test } from "vitest";
import { readForm } from "./read-form.server.ts";

const FORM = "application/x-www-form-urlencoded";
const MAX_BYTES = 20;

const send = (body: BodyInit, type: string) =>
  readForm(
    new Request("https://shop.example/cart", {
      ...{ method: "POST", headers: { "content-type": type }, body },
      // Required for a stream's body; the type of a request doesn't have it yet.
      ...({ duplex: "half" } as object),
    }),
    MAX_BYTES,
  );
const stream = (...chunks: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

test("a form has its fields, in however many pieces it comes", async () => {
  const form = await send(stream("intent=add&", "product=A"), FORM);
  expect(form instanceof FormData && [...form]).toEqual([
    ["intent", "add"],
    ["product", "A"],
  ]);
});

test("[SAFE-01] a form without a stated length is counted, and rejected once it is too long", async () => {
  expect(await send(stream("product=", "12 bytes more", "and on"), FORM)).toBe("tooLarge");
});

test.each([
  ["of another type", "{}", "application/json"],
  ["cut in its middle", "--x\r\ncontent-", "multipart/form-data; boundary=x"],
])("a body that is %s is no form", async (_what, body, type) => {
  expect(await send(body, type)).toBe("unreadable");
});
