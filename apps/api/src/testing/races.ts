/** How many do the same at the same time. */
export const AT_ONCE = 50;
/** How often a race is run. Locks that were taken out on purpose showed within a few rounds, or not in twenty either; `npm run bench -- races` runs two hundred. */
export const ROUNDS = Number(process.env.SHOP_RACE_ROUNDS ?? 5);
export const RACE_TIMEOUT_MS = 60_000 + ROUNDS * 3000;
