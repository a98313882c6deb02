export { createFileRoutes } from "./file-routes.ts";
export { libraryHandlers } from "./library-handlers.ts";
