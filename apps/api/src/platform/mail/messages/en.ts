import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "footer.why": "You are receiving this email because someone entered this address at {shop}.",
  "footer.account": "You are receiving this email because something changed in your {shop} account.",
  "footer.asked": "You are receiving this email because someone requested it for this address at {shop}.",
  "greeting.named": "Hello {name},",
  "greeting.unnamed": "Hello,",
  partOf: "{product}, part of {bundle}",
  "notYou.ignore": "If this wasn't you, you can ignore this email: your account and password haven't changed.",
  "notYou.write": "If this wasn't you, please write to {contact} right away.",
});
