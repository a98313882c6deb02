import { KEEP_PRESS_SCRIPT } from "./early-press.ts";

/**
 * Runs in the head, before anything is painted, over HTML that is the same for everyone: puts theme, currency and "scripts run" on the root
 * element, from the visitor's earlier choice, else from the browser, and whether the discount bar was closed in this session. The page contains all three prices and both pictures; CSS shows those
 * that match. A visitor who chose German or Japanese and comes to `/` from elsewhere is led to that language's home page. A text, not a function: its hash is in the policy.
 */
export const FIRST_PAINT_SCRIPT = `(function(){
var n=null;
try{if(location.pathname==='/'&&document.referrer.indexOf(location.origin+'/')!==0)n=localStorage.getItem('shop_language')}catch(e){}
if(n==='de'||n==='ja')location.replace('/'+n+location.search+location.hash);
var r=document.documentElement,d=r.dataset,c=document.cookie.match(/(?:^|; )shop_currency=(EUR|USD|JPY)/),l=(navigator.language||'').toLowerCase(),t=null;
try{t=localStorage.getItem('shop_theme')}catch(e){}
d.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';
d.currency=c?c[1]:l==='en-us'?'USD':/^ja\\b/.test(l)?'JPY':'EUR';
try{if(sessionStorage.getItem('shop_discount_bar'))d.bar='closed'}catch(e){}
d.scripts='on';
})();
${KEEP_PRESS_SCRIPT}`;
