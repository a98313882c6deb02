import { type Licence, listOwned, type OwnedProduct, type OwnedProducts } from "./owned-products.ts";

/** A product, and its parts if it is a bundle. */
export interface OwnedWithParts {
  readonly product: OwnedProduct;
  readonly parts: readonly OwnedProduct[];
}

/**
 * The products of a purchase, each bundle with all of its owned parts, including earlier purchases: their files are its download. A
 * product that is a part of one of the bundles is listed again only if it was also ordered by itself. Each licence appears where it was
 * paid for. Source: PAY-04.
 */
export function withParts(products: readonly OwnedProduct[], owned: OwnedProducts): readonly OwnedWithParts[] {
  const all = listOwned(owned).map((product) => products.find(({ name }) => name === product.name) ?? product);
  const included = new Set(products.flatMap(({ includedProducts }) => includedProducts));
  return products
    .map((product) => (included.has(product.name) ? ofLicences(product, isByItself) : product))
    .filter(({ licences }) => licences.length > 0)
    .map((product) => ({
      product,
      parts: all
        .filter(({ name, includedProducts }) => isPart(product, name) && includedProducts.length === 0)
        .map((part) => partOf(product, part)),
    }));
}

/** With the licences that came with the bundle; with those of earlier purchases if none did. */
function partOf(bundle: OwnedProduct, part: OwnedProduct): OwnedProduct {
  const came = ofLicences(part, ({ orderedAs }) => orderedAs === bundle.name);
  return came.licences.length > 0 ? came : part;
}

function ofLicences(
  product: OwnedProduct,
  belongs: (licence: Licence, product: OwnedProduct) => boolean,
): OwnedProduct {
  return { ...product, licences: product.licences.filter((licence) => belongs(licence, product)) };
}

function isByItself({ orderedAs }: Licence, { name }: OwnedProduct): boolean {
  return orderedAs === name;
}

function isPart({ includedProducts }: OwnedProduct, name: string): boolean {
  return includedProducts.includes(name);
}
