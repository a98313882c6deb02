import { defineMessages } from "@shop/kernel";

/** Texts of the pages of articles: sent with them by their loaders. */
export const en = defineMessages({
  title: "Tutorials",
  description: "Recording, phase and cabinets, explained with measurements.",
  publishedOn: "Published {date}",
});
