/** Where the router asks for the routes that a page's links lead to. The answer depends only on the build, and is cached for a year. */
export const ROUTES_PATH = "/routes-of-links";
