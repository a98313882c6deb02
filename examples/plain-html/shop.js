import { createApiClient, createFetchTransport, createWebCryptoSha256 } from "@shop/api-client";
import { normaliseProduct, priceIn } from "@shop/catalog";
import { createMemoryStorage, createSystemClock, createSystemRandom } from "@shop/kernel";
import { formatPrice, priceUnit } from "@shop/pricing";

const SHOPPER = { currency: "EUR", isLoggedIn: false };
const origin = document.querySelector("meta[name=shop-origin]").content;

const client = createApiClient({
  host: origin,
  transport: createFetchTransport((url, init) => fetch(url, init)),
  clock: createSystemClock(),
  random: createSystemRandom(),
  // The list is the same for everybody: only the cart has to remember its visitor, and it does so itself.
  accessTokens: createMemoryStorage(),
  hash: createWebCryptoSha256(crypto.subtle),
  currentPath: () => location.pathname,
});

const state = document.getElementById("state");
const answer = await client.call("getAllProducts", {});
if (answer.isOk) {
  state.remove();
  document.getElementById("products").append(...answer.value.result.flatMap(rowOf));
} else {
  state.textContent = "The products could not be loaded. Reload the page to try again.";
}

function rowOf(wire) {
  const product = normaliseProduct(wire);
  if (!product.isOk || !product.value.isForSale) return [];
  const { name, shortDesc, prices } = product.value;
  const { price: pricing } = priceIn(prices, "EUR");
  const priceMinor = priceUnit(pricing, SHOPPER);
  const price = element("p", "rack__price", element("span", "figure", formatPrice(priceMinor, "EUR")));
  if (priceMinor < pricing.fullPriceMinor) {
    price.prepend(element("s", "figure", formatPrice(pricing.fullPriceMinor, "EUR")));
  }
  const add = element("shop-add-to-cart", "rack__add");
  add.setAttribute("product", name);
  add.setAttribute("theme", "dark");
  const title = element("h2", "rack__name", name);
  return [element("li", "rack__unit", title, element("p", "rack__what", shortDesc), price, add)];
}

function element(name, className, ...children) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}
