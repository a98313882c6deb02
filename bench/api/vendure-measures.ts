import { CONNECTIONS } from "./measure.ts";
import { type PreparedCall, sendAll } from "./prepared-calls.ts";
import { CALLS_OF_A_BLOCK, type ServerMeasure } from "./shop-measures.ts";

/** As its own storefronts list products: by the index of its search. */
const LIST =
  "query { search(input: { groupByProduct: true, take: 24 }) { totalItems items { productId productName slug description productVariantId sku currencyCode priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } } } }";
const ORDER =
  "id code currencyCode subTotalWithTax totalWithTax lines { id quantity unitPriceWithTax linePriceWithTax productVariant { id name sku } }";
const READ = `query { activeOrder { ${ORDER} } }`;
const ADD = `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename ... on Order { ${ORDER} } } }`;
/** As many as the shop has, which fit one page. */
const LISTED = 24;
const READERS = 512;
const LINES_OF_A_READ_CART = 3;
const ADDS_OF_A_VISITOR = 5;
/** Visitors whose calls lie side by side, as the shop's do. */
const BLOCK = CALLS_OF_A_BLOCK / ADDS_OF_A_VISITOR;

/** What Vendure is asked for, each as close to one of the shop's measures as its API for shoppers allows. */
export const VENDURE_MEASURES: readonly ServerMeasure[] = [
  {
    name: "Vendure: list of products",
    isChange: false,
    prepare: async (port) => {
      await untilListed(port);
      return Array.from({ length: CONNECTIONS }, () => ask(LIST));
    },
  },
  {
    name: `Vendure: read a cart (${LINES_OF_A_READ_CART} lines)`,
    isChange: false,
    prepare: async (port) => {
      const tokens = await welcome(port, READERS);
      const variants = await variantIds(port, LINES_OF_A_READ_CART);
      await sendAll(
        tokens.map((token) => async () => {
          for (const id of variants) await send(port, ask(ADD, { id }, token));
        }),
      );
      return tokens.map((token) => ask(READ, {}, token));
    },
  },
  {
    name: `Vendure: add (one in ${ADDS_OF_A_VISITOR} to a new cart)`,
    isChange: true,
    prepare: async (port, count) => {
      const blocks = Math.ceil(count / ADDS_OF_A_VISITOR / BLOCK);
      const tokens = await welcome(port, blocks * BLOCK);
      const variants = await variantIds(port, ADDS_OF_A_VISITOR);
      return Array.from({ length: blocks }, (_, block) => tokens.slice(block * BLOCK, (block + 1) * BLOCK)).flatMap(
        (visitors) => variants.flatMap((id) => visitors.map((token) => ask(ADD, { id }, token))),
      );
    },
  },
];

function ask(query: string, variables: object = {}, token?: string): PreparedCall {
  return {
    method: "POST",
    path: "/shop-api",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  };
}

/** GraphQL answers 200 to failures too. */
async function send(port: number, call: PreparedCall): Promise<{ data: unknown; token: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${call.path}`, call);
  const text = await response.text();
  if (!response.ok || text.includes('"errors"') || text.includes("ErrorResult"))
    throw new Error(`Vendure responded with ${response.status} ${text.slice(0, 300)}`);
  return { data: JSON.parse(text).data, token: response.headers.get("vendure-auth-token") ?? "" };
}

/** Sessions without a login and without a cart. */
function welcome(port: number, count: number): Promise<string[]> {
  return sendAll(
    Array.from({ length: count }, () => async () => {
      const { token } = await send(port, ask(READ));
      if (token === "") throw new Error("Vendure gave no token.");
      return token;
    }),
  );
}

async function variantIds(port: number, count: number): Promise<string[]> {
  await untilListed(port);
  return (await listed(port)).map(({ productVariantId }) => productVariantId).slice(0, count);
}

async function listed(port: number): Promise<Array<{ productVariantId: string }>> {
  const { data } = await send(port, ask(LIST));
  return (data as { search: { items: Array<{ productVariantId: string }> } }).search.items;
}

/** The index is written by jobs after the start. */
async function untilListed(port: number): Promise<void> {
  while ((await listed(port)).length < LISTED) await new Promise((resolve) => setTimeout(resolve, 200));
}
