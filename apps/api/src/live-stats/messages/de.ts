import { defineMessages } from "@shop/kernel";

export const de = defineMessages({ europe: "Europa", justNow: "gerade eben" });
