import { expect, test } from "vitest";
import { contactMail } from "./contact.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };

test("[ACCT-09] the team's copy of a message shows who wrote it, and an empty subject as such", () => {
  const message = {
    name: "Grace",
    email: "grace@guest.example",
    subject: "",
    message: "Line\nLine",
    isCustomer: false,
  };
  const mail = contactMail(SETTINGS, message);
  expect(mail.subject).toBe("Contact: no subject");
  for (const part of ["Name: Grace", "Email: grace@guest.example", "Account: guest", "Line\nLine"]) {
    expect(mail.text).toContain(part);
  }
});
