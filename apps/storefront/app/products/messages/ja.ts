import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({ campaignNote: "{title}：{date}（UTC）まで{percent}%オフ" });
