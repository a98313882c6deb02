/** Dispatched on the window when the page's parts react. */
export const HYDRATED_EVENT = "shop:hydrated";

/**
 * A press of a button before the page's parts react would do nothing. This keeps the last one and repeats it when they do. Links and forms
 * work without scripts, so their presses aren't kept. A text that is part of `FIRST_PAINT_SCRIPT`.
 */
export const KEEP_PRESS_SCRIPT = `(function(){
var b=null;
function keep(e){b=e.target.closest('button[type=button]')||b}
addEventListener('click',keep,true);
addEventListener('${HYDRATED_EVENT}',function(){removeEventListener('click',keep,true);if(b&&b.isConnected)b.click()},{once:true});
})()`;
