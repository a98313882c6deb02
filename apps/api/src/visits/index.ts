export { deleteOldPageViews } from "./page-views.ts";
export { deleteOldRecordings, listRecordings, readRecording } from "./recordings.ts";
export { createVisitRoutes } from "./visit-routes.ts";
