export { chatMessagesEn as messages } from "@shop/engagement";

/** What an empty chat offers. The answers to them are content/answers. */
export const questions = [
  "How do I install a VST3?",
  "How do I activate my licence?",
  "On how many computers can I use my licence?",
  "Can I get my money back if I don't like it?",
  "Am I allowed to use the IRs on a commercial record?",
];
