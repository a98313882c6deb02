/**
 * Puts the modules of the template before it into the page once the first frame is painted. A tab in the background paints none, so its
 * modules start at once. A text, not a function: its hash is in the policy.
 */
export const START_MODULES_SCRIPT = `(function(){
var s=document.currentScript,t=s.previousSibling;
function start(){t.replaceWith(t.content)}
s.remove();
document.hidden?start():requestAnimationFrame(function(){setTimeout(start)});
})()`;

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const MODULE = /<script[^>]* type="module" async="">[\s\S]*?<\/script>/;

/**
 * A page is readable without its modules. So what it is painted with, its styles, fonts and first picture, gets the connection first: the
 * modules wait in a template, which a browser doesn't fetch from.
 */
export function startModulesLate(html: string): string {
  const preloads = html.match(PRELOAD)?.join("") ?? "";
  return html
    .replace(PRELOAD, "")
    .replace(MODULE, (module) => `<template>${preloads}${module}</template><script>${START_MODULES_SCRIPT}</script>`);
}
