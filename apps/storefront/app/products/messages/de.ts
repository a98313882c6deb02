import { defineMessages } from "@shop/kernel";

export const de = defineMessages({ campaignNote: "{title}: {percent} % weniger bis {date} Uhr UTC" });
