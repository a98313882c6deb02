import { expect, test } from "./models/test.ts";

const ARTICLE = "/tutorials/phase-alignment-tutorials/two-microphones-one-cabinet";

test("[MEDIA-01] [MEDIA-02] a photograph at the head of an article arrives as AVIF that caches keep for good, and is the only one that is fetched before scrolling", async ({
  page,
}) => {
  const photographs: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/media/images/")) photographs.push(new URL(request.url()).pathname);
  });
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes("/media/images/"), { timeout: 60_000 }),
    page.goto(ARTICLE),
  ]);
  expect(response.headers()).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const picture = page.getByRole("main").getByRole("img", { name: /sum of two microphones/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect(new Set(photographs).size).toBe(1);
  const ratio = await picture.evaluate((image) => image.clientWidth / image.clientHeight);
  expect(ratio).toBeCloseTo(16 / 9, 1);
});

test("[MEDIA-02] every picture of home, lists, a product's page and an article waits until it comes near the view, but a hero's and the first of a list", async ({
  request,
}) => {
  for (const [path, atOnce] of [
    ["/", /\/media\/hero-/],
    ["/products/plugins", /\/media\/cards\/[a-z]+-dark\.svg/],
    ["/products/plugins/famicalign", null],
    ["/products/home-studio-bundle", null],
    ["/tutorials/phase-alignment-tutorials", null],
    [ARTICLE, /alt="The sum of two microphones:/],
  ] as const) {
    const html = await (await request.get(path)).text();
    const pictures = html.match(/<img\b[^>]*>/g) ?? [];
    const eager = pictures.filter((tag) => !tag.includes('loading="lazy"'));
    expect(pictures.length, path).toBeGreaterThan(eager.length);
    expect(
      eager.filter((tag) => !atOnce?.test(tag)),
      path,
    ).toEqual([]);
  }
});

test("[MEDIA-01] a picture that doesn't arrive shows what it shows in words, on the whole of its place", async ({
  page,
}) => {
  await page.route("**/media/**", (route) => route.abort());
  await page.goto(ARTICLE);
  const picture = page.getByRole("main").getByRole("img", { name: /sum of two microphones/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const shown = await picture.evaluate((image: HTMLImageElement) => {
    const { content, position, inset } = getComputedStyle(image, "::after");
    return { content, position, inset, around: getComputedStyle(image).position };
  });
  expect(shown.content).toMatch(/sum of two microphones/);
  expect(shown).toMatchObject({ position: "absolute", inset: "0px", around: "relative" });
});

for (const [path, theme] of [
  ["/tutorials", "light"],
  ["/tutorials/phase-alignment-tutorials", "dark"],
] as const) {
  test(`[MEDIA-02] the first picture of ${path} is fetched before its place is laid out, for the ${theme} theme alone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    const pictures: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/media/figures/")) pictures.push(pathname + search);
    });
    await page.goto(path);
    const first = await page.locator(`main img[data-for=${theme}]`).first().getAttribute("src");
    const preloads = page.locator("head link[rel=preload][as=image]");
    const hrefs = await preloads.evaluateAll((links: HTMLLinkElement[]) =>
      links.filter(({ media }) => matchMedia(media).matches).map((link) => link.getAttribute("href")),
    );
    expect(hrefs).toEqual([first]);
    expect(pictures[0]).toBe(first);
    expect(pictures.filter((address) => !address.includes(`-${theme}.svg`))).toEqual([]);
  });
}
