import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "redeemed.subject": "{product} from {shop}: your code has been redeemed",
  "redeemed.heading": "Your code has been redeemed",
  "redeemed.body":
    "Everything your code includes is below, with its licence key. The files are on your downloads page.",
  "redeemed.action": "Go to your downloads",
  "transfer.handedOn.subject": "You transferred {product}",
  "transfer.handedOn.heading": "{product} has been transferred",
  "transfer.handedOn.body":
    "Your licence for {product} has been transferred to {recipient}. You can no longer download it, your devices are released, and one licence transfer has been used.",
  "transfer.handedOn.waits":
    "If this address doesn't have a {shop} account yet, the licence waits for one until {date}. If none is opened by then, the licence returns to you together with the licence transfer, and we will let you know by email.",
  "transfer.offered.subject": "A licence for {product} is waiting for you",
  "transfer.offered.heading": "{product} is waiting for you",
  "transfer.offered.body": "{sender}, a customer of {shop}, has transferred a licence for {product} to you.",
  "transfer.offered.how":
    "To claim it, sign up with this address, {recipient}, and activate your account by {date}. An account is free. The plugin will be in it right away, with its downloads and updates.",
  "transfer.offered.action": "Sign up",
  "transfer.offered.expiry":
    "If there is no account by then, the licence returns to its previous owner. If you don't want it, you don't need to do anything.",
  "transfer.received.subject": "You have received a licence for {product}",
  "transfer.received.heading": "{product} is yours",
  "transfer.received.body": "{sender}, a customer of {shop}, has transferred a licence for {product} to you.",
  "transfer.received.bodyUnnamed": "A customer of {shop} has transferred a licence for {product} to you.",
  "transfer.received.account": "You will find it in your account, with its downloads and updates.",
  "transfer.received.key": "Your licence key",
  "transfer.received.action": "Go to your account",
  "transfer.returned.subject": "{product} is yours again",
  "transfer.returned.heading": "{product} is yours again",
  "transfer.returned.body":
    "No account was opened for {recipient} by {date}. Your licence for {product} has returned to you with the same key, together with your licence transfer.",
  "transfer.returned.bodyUnnamed":
    "Nobody claimed your licence for {product} by {date}. It has returned to you with the same key, together with your licence transfer.",
  "transfer.returned.devices": "You need to activate your devices again.",
  "transfer.takenBack.subject": "Your licence for {product} has ended",
  "transfer.takenBack.heading": "A licence has ended",
  "transfer.takenBack.body":
    "The purchase that the licence for {product} came from was reversed. The licence that was transferred to you is therefore no longer valid. Please remove anything you activated with it.",
  "transfer.takenBack.contact": "If you have questions, write to {contact}.",
});
