/** The longest search for questions, in characters. What is beyond it is cut off. */
export const MAX_WORDS_LENGTH = 200;
