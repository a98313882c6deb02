import { ok } from "@shop/kernel";
import { loginRequired } from "../http/checked-before.ts";
import type { Handlers } from "../users/index.ts";
import { getFreeProduct } from "./get-free-product.ts";
import { linkDownload } from "./link-download.ts";
import { listOwnedProducts } from "./list-owned-products.ts";
import { sendDownloads } from "./send-downloads.ts";

export const libraryHandlers: Handlers<"downloadProduct" | "getOwnedProducts" | "getFreeProduct" | "sendDownloads"> = {
  downloadProduct: linkDownload,
  getOwnedProducts: listOwnedProducts,
  getFreeProduct: async (deps, context, request) => {
    if (!context.session) return loginRequired();
    const given = await getFreeProduct(deps, context.session.userId, request.product);
    return given.isOk ? ok({}) : given;
  },
  sendDownloads: async (deps, context) => {
    if (!context.session) return loginRequired();
    const sent = await sendDownloads(deps, context.session.userId);
    return sent.isOk ? ok({}) : sent;
  },
};
