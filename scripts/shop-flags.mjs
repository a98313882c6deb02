/**
 * What Node starts the shop with: packages by their sources (docs/decisions/0004), and a young heap that stays small. By its own measure Node lets that grow
 * until a busy shop holds 60 MiB more, for no more calls a second (bench/README.md).
 */
export const SHOP_FLAGS = ["--conditions=@shop/source", "--max-semi-space-size=16"];
