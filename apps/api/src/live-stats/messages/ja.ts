import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({ europe: "ヨーロッパ", justNow: "たった今" });
