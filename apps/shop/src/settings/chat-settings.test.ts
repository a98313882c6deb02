import { expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";

test.each(["https://api.example/v1#small-model", "http://127.0.0.1:11434/v1#llama3.2", "https://api.example/#a%2Fb"])(
  "[CHAT-05] the chat's model may be %s",
  (SHOP_CHAT_MODEL) => {
    expect(readSettings({ SHOP_CHAT_MODEL })).toMatchObject({ SHOP_CHAT_MODEL });
  },
);

test.each([
  ["no model's name", "https://api.example/v1"],
  ["plain http to another machine", "http://api.example/v1#model"],
  ["a key in the address", "https://key@api.example/v1#model"],
  ["no address", "gpt"],
])("[CHAT-05] a model with %s stops the start", (_what, SHOP_CHAT_MODEL) => {
  expect(() => readSettings({ SHOP_CHAT_MODEL })).toThrow("SHOP_CHAT_MODEL is");
});

test("[CHAT-05] without a setting there is no model", () => {
  expect(readSettings({})).toMatchObject({ SHOP_CHAT_MODEL: undefined, SHOP_CHAT_MODEL_KEY: undefined });
});
