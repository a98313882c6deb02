import * as z from "zod/mini";
import type { Log } from "../../platform/deps.ts";
import type { ChatModel, ModelMessage, ModelTool, ModelTurn } from "../../ports/chat-model.ts";
import { MAX_MODEL_TEXT_LENGTH, MAX_RESPONSE_LENGTH } from "./limits.ts";

export interface OpenAiDeps {
  /** The API's base URL, with the model's name as its fragment: `https://api.example/v1#small-model`. */
  readonly url: string;
  readonly key: string | null;
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
}

const responseSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        finish_reason: z.optional(z.nullable(z.string())),
        message: z.looseObject({
          content: z.optional(z.nullable(z.string())),
          refusal: z.optional(z.nullable(z.string())),
          tool_calls: z.optional(
            z.nullable(
              z.array(
                z.looseObject({ id: z.string(), function: z.looseObject({ name: z.string(), arguments: z.string() }) }),
              ),
            ),
          ),
        }),
      }),
    )
    .check(z.minLength(1)),
});
const argumentsSchema = z.looseObject({ text: z.string() });

/** A model behind the chat completions of an OpenAI-compatible API. Redirects aren't followed, because the key would go with them. */
export function createOpenAiModel({ url, key, fetch, log }: OpenAiDeps): ChatModel {
  const { base, model } = partsOf(url);
  return {
    next: async (messages, tools, signal) => {
      try {
        const response = await fetch(`${base}/chat/completions`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "application/json",
            ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({
            model,
            temperature: 0,
            max_tokens: MAX_MODEL_TEXT_LENGTH,
            messages: messages.map(toWireMessage),
            tools: tools.map(toWireTool),
          }),
          redirect: "error",
          signal,
        });
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        return readTurn((await response.text()).slice(0, MAX_RESPONSE_LENGTH));
      } catch (error) {
        // Neither the question nor the key is for the log.
        log.warn({ reason: reasonOf(error) }, "the chat's model gave no usable response");
        return null;
      }
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.message.startsWith("HTTP ") ? error.message : error.name;
}

function partsOf(url: string): { base: string; model: string } {
  const parsed = new URL(url);
  const model = decodeURIComponent(parsed.hash.slice(1));
  parsed.hash = "";
  return { base: parsed.href.replace(/\/+$/, ""), model };
}

function readTurn(text: string): ModelTurn | null {
  const { choices } = responseSchema.parse(JSON.parse(text));
  const [choice] = choices;
  if (!choice || choice.finish_reason === "content_filter" || choice.message.refusal) return null;
  const { content, tool_calls: calls } = choice.message;
  if (calls && calls.length > 0) {
    return {
      kind: "calls",
      calls: calls.map(({ id, function: called }) => ({
        id,
        tool: called.name,
        argument: argumentOf(called.arguments),
      })),
    };
  }
  return content ? { kind: "text", text: content } : null;
}

function argumentOf(json: string): string {
  const parsed = argumentsSchema.safeParse(json.trim() === "" ? {} : JSON.parse(json));
  return parsed.success ? parsed.data.text : "";
}

function toWireMessage(message: ModelMessage) {
  switch (message.role) {
    case "tool":
      return { role: "tool", tool_call_id: message.callId, content: message.content };
    case "calls":
      return {
        role: "assistant",
        content: null,
        tool_calls: message.calls.map(({ id, tool, argument }) => ({
          ...{ id, type: "function" },
          function: { name: tool, arguments: JSON.stringify({ text: argument }) },
        })),
      };
    default:
      return message;
  }
}

function toWireTool({ name, description, argument }: ModelTool) {
  const properties = argument === null ? {} : { text: { type: "string", description: argument } };
  const required = Object.keys(properties);
  return { type: "function", function: { name, description, parameters: { type: "object", properties, required } } };
}
