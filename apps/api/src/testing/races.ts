/** How many do the same at the same time. */
export const AT_ONCE = 50;
/** How often a race is run; `npm run bench -- races` runs two hundred rounds. */
export const ROUNDS = Number(process.env.SHOP_RACE_ROUNDS ?? 20);
export const RACE_TIMEOUT_MS = 60_000 + ROUNDS * 3000;
