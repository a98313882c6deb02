/** A sign-up whose every field is full of Japanese: nine bytes a character in a form. */
export const MAX_BETA_FORM_BYTES = 48_000;
