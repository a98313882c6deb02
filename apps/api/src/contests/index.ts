export { findDraw } from "./contest-draws.ts";
export { countConfirmed, deleteOldContestEntries } from "./contest-entries.ts";
export { contestHandlers } from "./contest-handlers.ts";
export { findContest, listContests, putContest, stateOf, takeOutContests } from "./contests.ts";
export { contestCounts } from "./counted-calls.ts";
export { drawContest } from "./draw-contest.ts";
export { drawWinners } from "./draw-winners.ts";
export { renewDemoContests } from "./renew-demo-contests.ts";
