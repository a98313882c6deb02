import { expect, test } from "vitest";
import { withPictures } from "./with-pictures.server.tsx";

const IMAGE =
  '<img src="/media/a.jpg?v=0123456789abcdef" alt="A &quot;cab&quot; &amp; more" width="1600" height="900" loading="lazy" decoding="async" data-colour="#102030" />';

test("[MEDIA-01] [MEDIA-02] a picture in a text is offered as AVIF, WebP and the original, fetched when needed, in its reserved place", () => {
  const html = withPictures(`<p>Before.</p>${IMAGE}<p>After.</p>`);
  expect(html).toMatch(/^<p>Before\.<\/p><span class="shop-picture">.*<\/span><p>After\.<\/p>$/);
  expect(html.match(/<source type="image\/(avif|webp)"/g)).toHaveLength(2);
  expect(html).toContain('alt="A &quot;cab&quot; &amp; more" width="1600" height="900"');
  for (const part of [
    'loading="lazy"',
    'decoding="async"',
    'fill="#102030"',
    'src="/media/a.jpg?v=0123456789abcdef"',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain("style=");
});

test("a text without pictures stays as it is", () => {
  expect(withPictures("<h2>One</h2><p>a &lt;img b</p>")).toBe("<h2>One</h2><p>a &lt;img b</p>");
});
