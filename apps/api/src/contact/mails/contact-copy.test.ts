import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { contactCopyMail } from "./contact-copy.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };

test.each(LOCALES)(
  "[ACCT-09][SAFE-17] in %s a customer's copy contains what was typed as text, a guest's contains none of it",
  (locale) => {
    const typed = { name: "Ada", subject: "A question", message: "<b>Bold</b>\nLine two" };
    const copy = contactCopyMail(SETTINGS, { locale, typed });
    for (const part of ["Ada", "A question", "<b>Bold</b>\nLine two"]) expect(copy.text).toContain(part);
    expect(copy.html).not.toContain("<b>");
    const guestCopy = contactCopyMail(SETTINGS, { locale, typed: null });
    for (const part of ["Ada", "A question", "Bold"]) expect(guestCopy.text).not.toContain(part);
    expect(copy.text + guestCopy.text).not.toMatch(/\{\w+\}/);
  },
);
