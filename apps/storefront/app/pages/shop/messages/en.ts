import { defineMessages } from "@shop/kernel";

/** Texts of the page of all groups: sent with it by its loader. */
export const en = defineMessages({
  title: "Shop",
  lead: "All products by type.",
  services: "Services",
  description: "Bundles, plugins, impulse responses and services: everything in one place.",
});
