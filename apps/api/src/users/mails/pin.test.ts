import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { deletionPinMail, emailChangePinMail } from "./pin.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };

test.each(LOCALES)(
  "[ACCT-06][ACCT-07][SAFE-10] the PIN in %s is alone on its line, large, and not in the subject",
  (locale) => {
    const about = { locale, name: "Ada", pin: "01234567", lifeMinutes: 10 };
    for (const mail of [emailChangePinMail(SETTINGS, about), deletionPinMail(SETTINGS, about)]) {
      expect(mail.subject).toContain("Test Shop");
      expect(mail.subject).not.toContain("01234567");
      expect(mail.text).toMatch(/^01234567$/m);
      expect(mail.html).toMatch(/font-size:32px[^>]*>01234567</);
      for (const part of ["Ada", "10"]) expect(mail.text).toContain(part);
      expect(mail.text.match(/https?:\S+/g)).toEqual(["https://shop.example"]);
      expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
    }
  },
);
