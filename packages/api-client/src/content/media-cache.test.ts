import { ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createContentReader } from "./create-content-reader.ts";

function open() {
  const clock = createFakeClock();
  const asked: string[] = [];
  const host = { isDown: false };
  const reader = createContentReader({
    host: "https://wp.example",
    clock,
    transport: async ({ url }) => {
      asked.push(url.replace("https://wp.example/wp-json/wp/v2/", ""));
      const id = Number(/media\/(\d+)/.exec(url)?.[1]);
      const picture = { id, source_url: `https://wp.example/${asked.length}.jpg`, alt_text: "A cab" };
      return { status: host.isDown ? 404 : 200, text: JSON.stringify(picture), header: () => null };
    },
  });
  const addressOf = async (id: number, language?: string) => {
    const media = await reader.media(id, language === undefined ? {} : { language });
    return media.isOk ? media.value.resolvedImageSrc : media.failure.code;
  };
  return { clock, asked, host, reader, addressOf };
}

test("[MEDIA-03] what a picture is is kept for 24 hours: address, widths, description and title", async () => {
  const { clock, asked, reader, addressOf } = open();
  const first = await reader.media(7);
  expect(first).toMatchObject(
    ok({ resolvedImageSrc: "https://wp.example/1.jpg", computedSrcset: "", imageAlt: "A cab", imageTitle: "" }),
  );
  clock.advance(23 * 3_600_000 + 59 * 60_000 + 59_000);
  expect(await reader.media(7)).toEqual(first);
  expect(asked).toEqual(["media/7"]);
  clock.advance(1000);
  expect(await addressOf(7)).toBe("https://wp.example/2.jpg");
  clock.advance(23 * 3_600_000 + 59 * 60_000 + 59_000);
  expect(await addressOf(7)).toBe("https://wp.example/2.jpg");
});

test("[MEDIA-03] pictures and languages are kept apart, and calls at once share one read", async () => {
  const { asked, addressOf } = open();
  await Promise.all([addressOf(7), addressOf(7), addressOf(8), addressOf(7, "de")]);
  await addressOf(7, "de");
  expect(asked).toEqual(["media/7", "media/8", "media/7?lang=de"]);
});

test("[MEDIA-03] a failure isn't kept", async () => {
  const { host, addressOf } = open();
  host.isDown = true;
  expect(await addressOf(7)).toBe("api.httpStatus");
  host.isDown = false;
  expect(await addressOf(7)).toMatch(/^https/);
});

test("a thousand pictures are remembered; then the oldest is forgotten", async () => {
  const { asked, addressOf } = open();
  for (let id = 1; id <= 1001; id += 1) await addressOf(id);
  await addressOf(2);
  expect(asked).toHaveLength(1001);
  await addressOf(1);
  expect(asked.at(-1)).toBe("media/1");
});
