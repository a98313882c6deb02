import { expect, test } from "vitest";
import { type MailContent, renderMail } from "./layout.ts";

function buildContent(fields: Partial<MailContent> = {}): MailContent {
  return { locale: "en", shopName: "Shop", heading: "Heading", paragraphs: ["Body"], footer: ["Footer"], ...fields };
}

test("every word of a mail is in its text alternative and in its HTML", () => {
  const content = buildContent({
    rows: [{ label: "Total", value: "49.00 €", isTotal: true }],
    action: { label: "Open", url: "https://shop.example/account?source=purchase" },
    closing: ["Goodbye"],
  });
  const { text, html } = renderMail(content);
  for (const word of ["Shop", "Heading", "Body", "Footer", "Total", "49.00 €", "Open", "Goodbye"]) {
    expect(text).toContain(word);
    expect(html).toContain(word);
  }
  expect(text).toContain("https://shop.example/account?source=purchase");
  expect(html).toContain('href="https://shop.example/account?source=purchase"');
});

test("an invoice's number stays on one line, and the text alternative has it as it is", () => {
  const paragraphs = ["This cancels invoice 2026-000012."];
  const link = { label: "View or print invoice 2026-000012", url: "https://shop.example/account/orders/17" };
  const { text, html } = renderMail(buildContent({ paragraphs, link }));
  expect(html.match(/<span style="white-space:nowrap">2026-000012<\/span>/g)).toHaveLength(2);
  expect(text).toContain("This cancels invoice 2026-000012.");
});

test("what a person typed is text in a mail, never markup, wherever it is", () => {
  const hostile = `<img src=x onerror="alert(1)">'`;
  const { html } = renderMail(
    buildContent({
      shopName: hostile,
      heading: hostile,
      paragraphs: [hostile],
      rows: [{ label: hostile, value: hostile }],
      action: { label: hostile, url: `https://shop.example/?x=${hostile}` },
      closing: [hostile],
      footer: [hostile],
    }),
  );
  expect(html).not.toContain("<img");
  expect(html).not.toContain('onerror="');
});

test("[MEDIA-01] a product's drawing is beside its name, by a whole address and in a fixed size, and the text alternative is the same without it", () => {
  const picture = { url: "https://shop.example/media/a.png", alt: "", width: 190, height: 107 };
  const rows = [{ label: "1 × faAlign", value: "49€" }];
  const [plain, drawn] = [
    renderMail(buildContent({ rows })),
    renderMail(
      buildContent({ rows: rows.map((row) => ({ ...row, picture })), picture: { ...picture, alt: `"A" <b>` } }),
    ),
  ];
  expect(drawn.text).toBe(plain.text);
  expect(drawn.html).toMatch(
    /<td[^>]*><img src="https:\/\/shop\.example\/media\/a\.png" alt="" width="80" height="45"[^>]*><\/td><td[^>]*>1 × faAlign<\/td>/,
  );
  expect(drawn.html).toContain('width="190" height="107"');
  expect(drawn.html).toContain('alt="&quot;A&quot; &lt;b&gt;"');
});

test("a mail says that it can be dark, and how", () => {
  const { html } = renderMail(buildContent());
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain("@media (prefers-color-scheme: dark)");
});

test("a figure stays on its line, and what is long has a line of its own, so that no mail is wider than a phone", () => {
  const { html } = renderMail(
    buildContent({
      rows: [
        { label: "Invoice", value: "2026-000012" },
        { label: "Key", value: "AAAAA-BBBBB", isLong: true },
      ],
    }),
  );
  expect(html).toMatch(/<td[^>]*white-space:nowrap[^>]*>2026-000012</);
  expect(html).toMatch(/<td[^>]*colspan="2"[^>]*>Key<br><span[^>]*>AAAAA-BBBBB</);
  expect(html).toMatch(/<p[^>]*overflow-wrap:anywhere[^>]*>Body</);
});

test("the text of a Japanese mail has the colons of its language", () => {
  const { text } = renderMail(
    buildContent({
      locale: "ja",
      rows: [{ label: "合計", value: "¥6500" }],
      action: { label: "開く", url: "https://shop.example/ja" },
    }),
  );
  expect(text).toContain("合計：¥6500");
  expect(text).toContain("開く：\nhttps://shop.example/ja");
});

test("a mail with goods has its one button after them, before the figures", () => {
  const rows = [{ label: "faAlign", value: "AAAAA-BBBBB", isLong: true }];
  const { text, html } = renderMail(
    buildContent({
      goods: { heading: "What you bought", rows },
      action: { label: "Download", url: "https://shop.example/downloads" },
      link: { label: "Invoice", url: "https://shop.example/account/orders/17" },
      sections: [{ heading: "Figures", rows: [{ label: "Total", value: "49€" }] }],
    }),
  );
  for (const body of [text, html]) {
    expect(body).toMatch(/What you bought[\s\S]*AAAAA-BBBBB[\s\S]*Download[\s\S]*orders\/17[\s\S]*Figures[\s\S]*Total/);
  }
  expect(html.match(/class="key-text"/g)).toHaveLength(1);
});

test("what is read is in the face of the text, what is compared or typed in that of figures", () => {
  const { html } = renderMail(
    buildContent({
      rows: [
        { label: "Name", value: "Ada Lovelace", isLong: true, isWords: true },
        { label: "Key", value: "AAAAA-BBBBB", isLong: true },
      ],
    }),
  );
  const styleOf = (value: string) => new RegExp(`style="([^"]*)">${value}`).exec(html)?.[1];
  expect(styleOf("Ada Lovelace")).not.toContain("monospace");
  expect(styleOf("AAAAA-BBBBB")).toContain("monospace");
});
