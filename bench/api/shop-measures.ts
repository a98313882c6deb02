import type { BenchVisitor, PreparedCall } from "./prepared-calls.ts";
import { prepareCall, send, sendAll, welcomeVisitors } from "./prepared-calls.ts";

/** One thing that a server is asked for. */
export interface ServerMeasure {
  readonly name: string;
  /** Whether each call changes something, and so must never be sent twice. */
  readonly isChange: boolean;
  prepare(port: number, count: number): Promise<PreparedCall[]>;
}

/** One thing that the shop is asked for, and what of which limit it is to reach. */
export interface ShopMeasure extends ServerMeasure {
  readonly limit: "select" | "transaction";
  /** The part of the limit's requests a second that is aimed at. */
  readonly aim: number;
}

/** Reads may be sent again and again: so many visitors take turns. */
const READERS = 512;
const LINES_OF_A_READ_CART = 3;
const ADDS_OF_A_VISITOR = 5;
/** Visitors whose calls lie side by side, so that each connection is dealt all calls of a visitor, in their order. */
const BLOCK = 16;
/** A list of adds may only be cut between blocks, or a visitor's adds would come in two parts. */
export const CALLS_OF_A_BLOCK = BLOCK * ADDS_OF_A_VISITOR;

export const SHOP_MEASURES: readonly ShopMeasure[] = [
  {
    name: "product.getAll",
    limit: "select",
    aim: 0.4,
    isChange: false,
    prepare: async (port) => {
      const visitors = await welcomeVisitors(port, READERS);
      return visitors.map((visitor) => prepareCall("getAllProducts", visitor));
    },
  },
  {
    name: `cart.get (${LINES_OF_A_READ_CART} lines)`,
    limit: "select",
    aim: 1 / 3,
    isChange: false,
    prepare: async (port) => {
      const visitors = await welcomeVisitors(port, READERS);
      const products = await productsForSale(port, visitors[0], LINES_OF_A_READ_CART);
      const filled = visitors.map((visitor) => async () => {
        let cookie = "";
        for (const product of products) {
          const added = await send(port, prepareCall("addToCart", visitor, { product, quantity: 1 }, true));
          cookie = added.cookie;
        }
        return { ...visitor, cookie };
      });
      return (await sendAll(filled)).map((visitor) => prepareCall("getCart", visitor));
    },
  },
  {
    name: `cart.add (one in ${ADDS_OF_A_VISITOR} to a new cart)`,
    limit: "transaction",
    aim: 0.5,
    isChange: true,
    prepare: async (port, count) => {
      const blocks = Math.ceil(count / ADDS_OF_A_VISITOR / BLOCK);
      const visitors = await welcomeVisitors(port, blocks * BLOCK);
      return prepareAdds(port, visitors, ADDS_OF_A_VISITOR);
    },
  },
];

/** Every visitor adds so many different products, one after another. */
async function prepareAdds(port: number, visitors: readonly BenchVisitor[], adds: number): Promise<PreparedCall[]> {
  const names = await productsForSale(port, visitors[0], adds);
  const calls: PreparedCall[] = [];
  for (let block = 0; block < visitors.length; block += BLOCK) {
    for (const product of names) {
      for (const visitor of visitors.slice(block, block + BLOCK)) {
        calls.push(prepareCall("addToCart", visitor, { product, quantity: 1 }, true));
      }
    }
  }
  return calls;
}

async function productsForSale(port: number, visitor: BenchVisitor | undefined, count: number): Promise<string[]> {
  const { result } = await send(
    port,
    prepareCall("getAllProducts", visitor ?? { accessToken: "", address: "10.0.0.1" }),
  );
  const { result: products } = result as {
    result: Array<{ name: string; is_for_sale: boolean; price: { EUR: number } }>;
  };
  const names = products.filter((product) => product.is_for_sale && product.price.EUR > 0).map(({ name }) => name);
  if (names.length < count) throw new Error(`The bench needs ${count} products for sale.`);
  return names.slice(0, count);
}
