// The package's `browser` condition resolves `./server` to this file. Bundlers skip a condition that is null. Instead, the
// missing exports stop a bundler's build, and this throw stops a page that got past it.
throw new Error(
  "@shop/api-client/server was loaded in a browser. Its calls read and tag any user of the marketing service: make them on a server.",
);

export {};
