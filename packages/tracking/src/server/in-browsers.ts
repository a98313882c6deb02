// The package's `browser` condition resolves `./server` to this file: the missing exports stop a bundler's build, and this throw stops a
// page that got past it.
throw new Error(
  "@shop/tracking/server was loaded in a browser. It contains the key of the marketing service and reads and tags any user: use it on a server.",
);

export {};
