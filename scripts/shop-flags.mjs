/** The built server (scripts/tasks/build-server.mjs). */
export const SHOP_PROGRAM = "apps/shop/build/server/main.js";

/**
 * Node's options for the shop: packages from their sources, for the process that makes the content (docs/decisions/0041), and a young
 * generation that stays small. By default Node lets it grow until a busy shop uses 60 MiB more, for no more calls a second. The old one is
 * collected when it has grown by half: by default it grows several times over, for a tenth to nothing more pages a second (bench/README.md).
 */
export const SHOP_FLAGS = ["--conditions=@shop/source", "--max-semi-space-size=16", "--heap-growing-percent=50"];

/**
 * The shop's environment. glibc otherwise keeps memory of its own for each thread that has compressed something, and gives little of it back
 * (bench/README.md). Other C libraries ignore the variable.
 */
export const SHOP_ENVIRONMENT = { NODE_ENV: "production", MALLOC_ARENA_MAX: "1" };
