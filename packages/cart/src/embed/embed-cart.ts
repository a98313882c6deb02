import type { ApiClient, OperationName, WireCart } from "@shop/api-client";
import { type Clock, type Failure, fail, type KeyValueStorage, ok, type Result } from "@shop/kernel";
import { type Cart, quantityInCart } from "../domain/cart.ts";
import { messageDurationMs } from "../domain/cart-message.ts";
import { DEFAULT_PACK_PREFIX } from "../domain/limits.ts";
import type { CartFailureCode } from "../failures.ts";
import { type CartNotice, freeNotice, removedNotice } from "../messages/cart-notice.ts";
import { CART_CHANGED_KEY } from "../store/cart-changed-key.ts";
import type { CartState } from "../store/cart-state.ts";
import { createInTurn } from "../store/in-turn.ts";
import type { CartOfParts } from "../store/waiting-cart.ts";
import { createState } from "./create-state.ts";
import { readCart } from "./read-cart.ts";

export interface EmbedCartDeps {
  readonly client: Pick<ApiClient, "call">;
  readonly clock: Clock;
  /** Shared by the tabs of the host's site: a mark that tells the others of changes. */
  readonly storage: KeyValueStorage;
}

/** The cart of a host's page. The answer of `connect` ends keeping step with other tabs. */
export interface EmbedCart extends CartOfParts {
  connect(): () => void;
}

/** What is shown while an act is on its way, and said when it is answered. */
interface Saying {
  readonly pending: Partial<CartState>;
  /** What failed, in words, where the shop's own reason is none of the shopper's. */
  readonly fallback: CartFailureCode;
  /** What is said of the cart as it is afterwards. */
  readonly notice?: (after: Cart) => CartNotice;
  /** What is shown of a failure; null takes that of the act before away. */
  readonly failed: (failure: Failure | null) => Partial<CartState>;
}

const EMPTY: WireCart = { products: [], total_regular: 0, total_discount: 0 };

/**
 * What the cart's parts stand on, on a host's page: every act waits for the shop and shows that it does. The package's own store
 * shows acts before they are answered; with the pricing that takes, it would be a third of the script.
 */
export function createEmbedCart({ client, clock, storage }: EmbedCartDeps): EmbedCart {
  const { setState, ...store } = createState<CartState>({
    ...readCart(EMPTY, "EUR"),
    ...{ status: "idle", pending: [], multiBuyOffer: null, pendingByName: {}, isClearing: false, isUndoing: false },
    ...{ isRepricing: false, failureByName: {}, failure: null, couponPending: null, couponFailure: null },
    ...{ lastChange: null, reservation: null, messages: [] },
  });
  const { getState } = store;
  const inTurn = createInTurn();
  let lastId = 0;

  const say = (notice: CartNotice) => {
    lastId += 1;
    setState({ messages: [{ ...notice, id: `${lastId}`, durationMs: messageDurationMs(notice.kind) }] });
  };
  // Every operation that is asked answers a cart.
  const ask = async (name: OperationName, request: object): Promise<Result<Cart>> => {
    const answer = (await client.call(name, request as never)) as Result<WireCart>;
    if (!answer.isOk) return answer;
    const read = readCart(answer.value, getState().currency);
    setState({ ...read, status: "ready" });
    return ok(read.confirmed);
  };
  const sayFree = ({ freeProducts }: Cart) => {
    const notice = freeNotice(freeProducts);
    if (notice) say(notice);
  };
  const act = (name: OperationName, request: object, { pending, fallback, notice, failed }: Saying) => {
    setState({ ...pending, ...failed(null) });
    return inTurn(async () => {
      const answer = await ask(name, request);
      setState({ isClearing: false, isUndoing: false, couponPending: null, pendingByName: {} });
      if (answer.isOk) {
        storage.set(CART_CHANGED_KEY, `${clock.nowMs()}.${lastId}`);
        if (notice) say(notice(answer.value));
        sayFree(answer.value);
        return answer;
      }
      const { failure } = answer;
      const said = failure.code.startsWith("api.") ? { code: fallback } : failure;
      setState(failed(said));
      return fail(said);
    });
  };
  const ofProduct = (product: string, kind: "add" | "remove") => ({
    pending: { pendingByName: { ...getState().pendingByName, [product]: kind } },
    failed: (failure: Failure | null) => {
      const { [product]: _gone, ...others } = getState().failureByName;
      return { failureByName: failure ? { ...others, [product]: failure } : others };
    },
  });
  const ofCart = { failed: (failure: Failure | null) => ({ failure }) };
  const ofCoupon = (coupon: string) => ({
    pending: { couponPending: coupon },
    failed: (failure: Failure | null) => ({ couponFailure: failure && { ...failure, coupon } }),
  });
  const inCart = (name: string) => quantityInCart(getState().products, name);
  const add = (product: string, quantity: number) =>
    act(
      "addToCart",
      { product, quantity },
      {
        ...ofProduct(product, "add"),
        fallback: "cart.couldNotAdd",
        notice: () => ({ kind: "added", tone: "success", key: "cart.added", params: { name: product } }),
      },
    );
  const remove = (product: string, quantity = inCart(product)) =>
    act(
      "removeFromCart",
      { product, quantity },
      {
        ...ofProduct(product, "remove"),
        fallback: "cart.couldNotRemove",
        notice: ({ products }) => removedNotice(product, quantityInCart(products, product)),
      },
    );
  const refresh = () => {
    if (getState().status !== "ready") setState({ status: "loading" });
    return inTurn(async () => {
      const answer = await ask("getCart", {});
      // A cart that was loaded once stays: it is old by seconds, and an empty one would look like a loss.
      if (answer.isOk) sayFree(answer.value);
      else if (getState().status !== "ready") setState({ status: "failed", failure: { code: "cart.couldNotLoad" } });
      return answer;
    });
  };

  return {
    ...store,
    packPrefix: DEFAULT_PACK_PREFIX,
    refresh,
    add: ({ name }, quantity = 1) => add(name, quantity),
    remove,
    setQuantity: (name, quantity) =>
      quantity > inCart(name) ? add(name, quantity - inCart(name)) : remove(name, inCart(name) - quantity),
    clear: () => act("clearCart", {}, { ...ofCart, pending: { isClearing: true }, fallback: "cart.couldNotClear" }),
    addCoupon: (coupon) => act("addCoupon", { coupon }, { ...ofCoupon(coupon), fallback: "cart.couldNotAddCoupon" }),
    removeCoupon: (coupon) =>
      act("removeCoupon", { coupon }, { ...ofCoupon(coupon), fallback: "cart.couldNotRemoveCoupon" }),
    undo: () =>
      act(
        "undoCartChange",
        {},
        {
          ...ofCart,
          pending: { isUndoing: true },
          fallback: "cart.undoFailed",
          notice: () => ({ kind: "other", tone: "info", key: "cart.undone" }),
        },
      ),
    dismiss: (id) => setState({ messages: getState().messages.filter((message) => message.id !== id) }),
    connect: () =>
      storage.subscribe?.((key) => {
        if (key === CART_CHANGED_KEY) void refresh();
      }) ?? (() => {}),
  };
}
