import { defineMessages } from "@shop/kernel";

/** Texts of the pages of articles: sent with them by their loaders. */
export const en = defineMessages({
  title: "Tutorials",
  description: "Recording, phase and cabinets, explained with measurements.",
  publishedOn: "Published {date}",
  onThisPage: "On this page",
  productsTitle: "In this tutorial",
  more: "More tutorials",
  inCategory: "More in this category",
  previous: "Previous tutorial",
  next: "Next tutorial",
  figurePlay: "Play: {name}",
  figurePause: "Pause",
  figureFailed: "This could not be played. Check your connection and try again.",
  figureDifference: "{db} dB at {hertz}",
  figureDescription: "Frequency curves from {from} to {to}, with the greatest difference from the first: {lines}",
  figureNote: "Drawn in twelfths of an octave; the figure beside a line is its greatest difference from the first.",
  figureLevels: "All are played at one measured loudness, {lufs} LUFS.",
  figureModelled: "The guitar is modelled.",
  figureLevel: "dB",
  figureFrequency: "Frequency, Hz",
});
