import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { contestWonMail } from "./contest-won.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };
const WINNER = { prize: "The <Bundle>", entry: "entry-1", ticket: "3055" };
const PICTURE = { url: "https://shop.example/bundle.png", alt: "", width: 190, height: 107 };
const CLAIMS = {
  en: "Reply to this email",
  de: "Antworten Sie auf diese E-Mail",
  ja: "このメールにご返信ください",
} as const;
const PAGES = { en: "", de: "/de", ja: "/ja" } as const;

test.each(LOCALES)(
  "[ENGAGE-06] the mail to a winner in %s says how to claim the prize, then what it is, its drawing and how to check the draw",
  (locale) => {
    const about = { locale, title: "Summer", page: "summer", winner: WINNER, picture: PICTURE };
    const { subject, text, html } = contestWonMail(SETTINGS, about);
    expect(subject).toContain("Summer");
    const inOrder = [CLAIMS[locale], "The <Bundle>", "entry-1", "3055", `shop.example${PAGES[locale]}/contests/summer`];
    const places = inOrder.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(html).toContain('<img src="https://shop.example/bundle.png"');
    expect(html).toMatch(/Archivo[^>]*>The &lt;Bundle&gt;/);
    expect(subject + text + html).not.toMatch(/\{\w+\}/);
  },
);
