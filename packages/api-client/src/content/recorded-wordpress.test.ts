import { ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { RECORDED_HOST, recordedTransport } from "../../../../tooling/wordpress/recorded-wordpress.ts";
import { CONTENT_CHECKS } from "../testing/content-checks.ts";
import { createContentReader } from "./create-content-reader.ts";

const reader = createContentReader({ host: RECORDED_HOST, transport: recordedTransport, clock: createFakeClock() });

test.each(CONTENT_CHECKS)("[API-08] a WordPress: $title", async ({ run }) => {
  await run(reader);
});

test("[API-08] an article of a WordPress, with its picture and what Yoast says of it", async () => {
  const answer = await reader.entry("posts", 812);
  expect(answer).toMatchObject(
    ok({
      id: 812,
      type: "post",
      slug: "two-microphones",
      date: "2026-03-02T10:15:00",
      publishedAt: "2026-03-02T09:15:00Z",
      modifiedAt: "2026-03-02T09:15:00Z",
      title: "Two microphones – and why they “fight”",
      categoryIds: [9],
      featuredMediaId: 451,
      seo: {
        title: "Two microphones – and why they “fight” - Test Bench Audio",
        description: "Why two microphones on one cabinet don’t add up.",
      },
    }),
  );
  const uploads = "https://wp.example/wp-content/uploads/2026/03";
  expect(await reader.media(451)).toEqual(
    ok({
      id: 451,
      resolvedImageSrc: `${uploads}/cabinet-scaled.jpg`,
      computedSrcset: [
        `${uploads}/cabinet-300x169.jpg 300w`,
        `${uploads}/cabinet-768x432.jpg 768w`,
        `${uploads}/cabinet-1024x576.jpg 1024w`,
        `${uploads}/cabinet-1536x864.jpg 1536w`,
        `${uploads}/cabinet-2048x1152.jpg 2048w`,
        `${uploads}/cabinet-scaled.jpg 2560w`,
      ].join(", "),
      imageAlt: "Two microphones in front of a cabinet",
      imageTitle: "Cabinet & microphones",
      dominantColour: null,
      width: 2560,
      height: 1440,
    }),
  );
});

test("[API-08] an item's own fields are read where a WordPress has them, and made up for where it hasn't", async () => {
  const answer = await reader.items();
  expect(answer.isOk && answer.value).toMatchObject([
    {
      wpId: 601,
      itemType: 42,
      showcaseId: 451,
      editorId: 452,
      shopDesc: "Trims gain & shows it.",
      shortDesc: "Gain staging in one place",
      productPageSlug: "gain-trim",
      featuredMedia: null,
      wpStatus: "publish",
      seo: { title: "Gain Trim | Test Bench Audio", description: "Gain staging for every track." },
    },
    {
      wpId: 644,
      itemType: 43,
      showcaseId: 451,
      editorId: null,
      title: "Rock cabinets & rooms",
      wpStatus: "publish",
      seo: { title: "Rock cabinets & rooms - Test Bench Audio", canonical: "https://wp.example/item/rock-cabinets/" },
    },
  ]);
});

test("[API-08] a post with a password isn't listed, whose text a WordPress leaves empty", async () => {
  const answer = await reader.entries("posts");
  expect(answer.isOk && answer.value.map(({ id }) => id)).toEqual([812, 790, 780, 770, 760]);
});

test("[API-08] a draft is a failure with the WordPress's words", async () => {
  expect(await reader.entry("posts", 750)).toMatchObject({
    failure: { params: { status: 401 }, serverText: "Sorry, you are not allowed to do that." },
  });
});

test("[API-08] the common data of a WordPress contain its welcome", async () => {
  expect(await reader.commonData()).toEqual(ok({ welcomeText: "Welcome to the bench" }));
});
