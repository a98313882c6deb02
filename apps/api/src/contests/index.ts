export { findDraw } from "./contest-draws.ts";
export { countConfirmed, deleteOldContestEntries, eraseContestEntries } from "./contest-entries.ts";
export { contestHandlers } from "./contest-handlers.ts";
export { findContest, listContests, putContest, takeOutContests } from "./contests.ts";
export { contestCounts } from "./counted-calls.ts";
export { drawContest } from "./draw-contest.ts";
export { drawWinners } from "./draw-winners.ts";
export { renewDemoContests } from "./renew-demo-contests.ts";
