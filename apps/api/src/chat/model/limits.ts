/** How long the model has for a reply, with all of its calls: the browser waits ten seconds for both it and the search. */
export const MODEL_TIMEOUT_MS = 6000;
/** How often the model may call tools before it has to write. */
export const MAX_MODEL_TURNS = 4;
/** Calls of one turn that are carried out. */
export const MAX_CALLS_PER_TURN = 3;
/** A longer text is no reply of a chat. */
export const MAX_MODEL_TEXT_LENGTH = 1500;
/** A longer argument of a call is cut. */
export const MAX_ARGUMENT_LENGTH = 300;
/** The most that is read of a response. */
export const MAX_RESPONSE_LENGTH = 100_000;
