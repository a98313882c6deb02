import type { FoundPassage } from "../../answers/index.ts";
import type { ChatModel, ModelMessage } from "../../ports/chat-model.ts";
import type { Deps } from "../../ports/deps.ts";
import type { Answer, Asker } from "../compose-answer.ts";
import { sourcesOf } from "../compose-answer.ts";
import { MAX_CALLS_PER_TURN, MAX_MODEL_TEXT_LENGTH, MAX_MODEL_TURNS, MODEL_TIMEOUT_MS } from "./limits.ts";
import { MODEL_INSTRUCTIONS, NO_ANSWER } from "./model-instructions.ts";
import { createTools } from "./model-tools.ts";
import { statesOnlyKnown } from "./stated-prices.ts";
import { withoutSecrets } from "./without-secrets.ts";

interface Asked {
  readonly asker: Asker;
  readonly question: string;
  readonly found: readonly FoundPassage[];
  /** The search's answer, whose products and sources a reply keeps. */
  readonly own: Answer | null;
}

/**
 * What the model writes to a question, from the passages found and from what its three read tools return. It is given the question without
 * addresses and keys, and nothing of the customer. Null, so that the search's answer is the reply: no response in time, a refusal, a text
 * that states a number nobody gave it, one with a link, one without any source.
 */
export async function askModel(deps: Deps, model: ChatModel, asked: Asked): Promise<Answer | null> {
  const timeout = new AbortController();
  const cancel = deps.clock.after(MODEL_TIMEOUT_MS, () => timeout.abort(new Error("no response in time")));
  try {
    return await converse(deps, model, asked, timeout.signal);
  } finally {
    cancel();
  }
}

async function converse(deps: Deps, model: ChatModel, asked: Asked, signal: AbortSignal): Promise<Answer | null> {
  const { asker, question, found, own } = asked;
  const tools = createTools(deps, asker);
  const known = found.map(({ title, body }) => `${title}\n${body}`);
  const conversation: ModelMessage[] = [
    { role: "system", content: MODEL_INSTRUCTIONS },
    {
      role: "user",
      content: JSON.stringify({ question: withoutSecrets(question), language: asker.locale, passages: known }),
    },
  ];
  for (let turn = 0; turn < MAX_MODEL_TURNS && !signal.aborted; turn += 1) {
    const said = await model.next(conversation, tools.offered, signal);
    if (!said || signal.aborted) return null;
    if (said.kind === "text") {
      const sources = sourcesOf([...found, ...tools.found]);
      if (!isUsable(said.text, [...known, ...tools.returned], sources.length > 0)) return null;
      return { content: said.text.trim(), sources, productNames: own?.productNames ?? tools.productNames };
    }
    const calls = said.calls.slice(0, MAX_CALLS_PER_TURN);
    conversation.push({ role: "calls", calls });
    for (const call of calls) {
      conversation.push({ role: "tool", callId: call.id, content: await tools.call(call.tool, call.argument) });
    }
  }
  return null;
}

const LINK = /https?:|www\.|\]\(|<[a-z/]/i;

function isUsable(text: string, known: readonly string[], hasSource: boolean): boolean {
  const trimmed = text.trim();
  if (!hasSource || trimmed === "" || trimmed.length > MAX_MODEL_TEXT_LENGTH) return false;
  if (trimmed.includes(NO_ANSWER) || LINK.test(trimmed)) return false;
  return statesOnlyKnown(trimmed, known);
}
