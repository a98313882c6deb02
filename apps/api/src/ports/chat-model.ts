/** A message to the model, or of it. `tool`: what one of its calls returned. */
export type ModelMessage =
  | { readonly role: "system" | "user" | "assistant"; readonly content: string }
  | { readonly role: "calls"; readonly calls: readonly ModelCall[] }
  | { readonly role: "tool"; readonly callId: string; readonly content: string };

export interface ModelCall {
  readonly id: string;
  readonly tool: string;
  /** What the model wants the tool to be called with, as it wrote it: nobody has checked it. */
  readonly argument: string;
}

/** A function that the model may call, with one text as its argument. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** What the text is; null if it takes none. */
  readonly argument: string | null;
}

/** A text for the customer, or calls that the model wants the results of first. */
export type ModelTurn =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "calls"; readonly calls: readonly ModelCall[] };

/** A language model. Returns null for no response, a refusal, or one that can't be read; never throws. */
export interface ChatModel {
  next(messages: readonly ModelMessage[], tools: readonly ModelTool[], signal: AbortSignal): Promise<ModelTurn | null>;
}
