import { defineMessages } from "@shop/kernel";

export const en = defineMessages({ europe: "Europe", justNow: "just now" });
