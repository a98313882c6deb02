import { expect, test } from "vitest";

/** A text, or its forms by the language's plural categories. */
type Message = string | Readonly<Record<string, string>>;
type Catalogues = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Message>>>>>>;

/** The catalogues of the packages and of the back end's mails. The storefront's are held by a test of its own. */
const CATALOGUES: Catalogues = import.meta.glob(
  ["../packages/*/src/messages/{,*-}{en,de,ja}.ts", "../apps/api/src/{,*/}*/messages/{en,de,ja}.ts"],
  { eager: true },
);
const CONTENT: Readonly<Record<string, string>> = import.meta.glob(
  "../content/{answers,pages,products,tutorials}/*.json",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

/** Other words for what has one name. */
const OTHERS = {
  en: /\bsign(?:ed|ing)?[ -](?:in|out)\b|\b(?:please|to|or) login\b|\be-mail|\bmail(?:s|ed)?\b/i,
  de: /(?<!E-)\bMail|\bEmail|[Ll]ogin|logg/,
  ja: /サイン(?:イン|アウト)|電子メール|Eメール/,
};
/** The requirements quote these, or their first sentence. */
const EXACT =
  /^(?:Sign In \/ Sign Up|Sign in|Back to Login|Please login or sign up to continue\.|Password reset mail sent\. .*)$/;

test("packages and mails log in and out, and write email, in one way in each language", () => {
  const found = Object.entries(CATALOGUES).flatMap(([file, parts]) => {
    const language = /(en|de|ja)\.ts$/.exec(file)?.[1] as keyof typeof OTHERS;
    const texts = Object.values(parts).flatMap((catalogue) => Object.values(catalogue));
    const forms = texts.flatMap((text) => (typeof text === "string" ? text : Object.values(text)));
    return forms.filter((text) => OTHERS[language].test(text) && !EXACT.test(text));
  });
  expect(found).toEqual([]);
  expect(Object.keys(CATALOGUES).length).toBeGreaterThan(60);
});

test("the content writes email", () => {
  const found = Object.entries(CONTENT).flatMap(([file, text]) => (/\be-mail|\bE-mail/.test(text) ? file : []));
  expect(found).toEqual([]);
  expect(Object.keys(CONTENT).length).toBeGreaterThan(60);
});
