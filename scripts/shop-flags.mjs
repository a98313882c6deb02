/**
 * Node's options for the shop: packages from their sources (docs/decisions/0004), and a young generation that stays small. By default Node
 * lets it grow until a busy shop uses 60 MiB more, for no more calls a second (bench/README.md).
 */
export const SHOP_FLAGS = ["--conditions=@shop/source", "--max-semi-space-size=16"];
