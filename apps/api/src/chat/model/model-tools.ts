import { type FoundPassage, findAnswers } from "../../answers/index.ts";
import { listProducts } from "../../catalogue/index.ts";
import type { ModelTool } from "../../ports/chat-model.ts";
import type { Deps } from "../../ports/deps.ts";
import { type Asker, factsOf } from "../compose-answer.ts";
import { listOwnThings } from "../own-things.ts";
import { readProductCards } from "../product-cards.ts";
import { MAX_ARGUMENT_LENGTH } from "./limits.ts";

const SEARCH: ModelTool = {
  name: "search",
  description: "Searches the shop's pages and returns passages.",
  argument: "words to look for",
};
const PRODUCT: ModelTool = {
  name: "product",
  description: "Returns a product's current price and version.",
  argument: "the product's exact name",
};
const MY_ORDERS: ModelTool = {
  name: "my_orders",
  description: "Lists the orders of the customer who asks, if logged in.",
  argument: null,
};

export interface Tools {
  readonly offered: readonly ModelTool[];
  /** Everything that calls have returned so far: what a reply may state. */
  readonly returned: readonly string[];
  readonly found: readonly FoundPassage[];
  readonly productNames: readonly string[];
  call(tool: string, argument: string): Promise<string>;
}

const NOTHING = "nothing found";

/** The three tools of one question. They read what the asker may read: the session decides whose orders, never an argument. */
export function createTools(deps: Deps, asker: Asker): Tools {
  const returned: string[] = [];
  const found: FoundPassage[] = [];
  const productNames: string[] = [];
  const acts: Readonly<Record<string, (argument: string) => Promise<string>>> = {
    [SEARCH.name]: async (question) => {
      const passages = await findAnswers(deps.db, { question, locale: asker.locale });
      found.push(...passages);
      return passages.map(({ title, body }) => `${title}\n${body}`).join("\n\n");
    },
    [PRODUCT.name]: async (wanted) => {
      const products = await listProducts(deps.db);
      const name = products.find((product) => product.name.toLowerCase() === wanted.toLowerCase())?.name;
      const [card] = await readProductCards(deps, { ...asker, names: name === undefined ? [] : [name] });
      if (!card) return "";
      productNames.push(card.product.name);
      return [card.product.name, card.product.description, ...factsOf(card, asker.locale)].join("\n");
    },
    [MY_ORDERS.name]: async () => {
      if (asker.userId === null) return "the customer isn't logged in";
      return (await listOwnThings(deps, asker.userId, "orders", asker.locale)).join("\n");
    },
  };
  return {
    offered: [SEARCH, PRODUCT, MY_ORDERS],
    returned,
    found,
    productNames,
    call: async (tool, argument) => {
      const act = Object.hasOwn(acts, tool) ? acts[tool] : undefined;
      const text = (await act?.(argument.trim().slice(0, MAX_ARGUMENT_LENGTH))) || NOTHING;
      returned.push(text);
      return text;
    },
  };
}
