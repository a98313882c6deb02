import { defineMessages } from "@shop/kernel";

/** What is said about each list: sent with it by its loader. */
export const en = defineMessages({
  all: "Every plugin, every impulse-response pack, every bundle.",
  bundle: "Several products for less than they cost apart.",
  plugin: "Tools for phase, alignment and cabinets, for Windows and macOS.",
  samplepack: "Cabinets measured with several microphones and positions, in every format your loader reads.",
});
