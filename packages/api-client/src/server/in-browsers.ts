// What the package's `browser` condition gives in the place of `./server`. Bundlers pass over a condition that is null, so
// the entry is refused by having no exports, which stops their build, and by this, which stops a page that got so far.
throw new Error(
  "@shop/api-client/server was loaded in a browser. Its calls read and tag any user of the marketing service: make them on a server.",
);

export {};
