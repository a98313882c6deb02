/** The player's own files, as texts. */
export interface PlayerFiles {
  readonly script: string;
  readonly styles: string;
}

/** One HTML file that plays a recording, without a server: the player and the events are inside. */
export function recordingPage(events: readonly object[], { script, styles }: PlayerFiles): string {
  // Neither can end the element that it is in.
  const data = JSON.stringify(events).replaceAll("<", "\\u003c");
  const code = script.replaceAll("</script", "<\\/script");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Recording</title>
<style>
${styles}
body { margin: 0; padding: 1rem; background: #16130f; color: #f4efe6; font: 1rem/1.4 system-ui, sans-serif; }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-block-end: 1rem; }
input[type="range"] { flex: 1; min-width: 12rem; }
.replayer-wrapper { background: #fff; transform-origin: 0 0; }
</style>
<form>
  <button type="button" id="play">Pause</button>
  <label>Place <input type="range" id="place" min="0" value="0" step="100"></label>
  <output id="time">0:00</output>
  <label>Speed <select id="speed"><option>1<option>2<option>4<option>8</select></label>
</form>
<div id="screen"></div>
<script>${code}</script>
<script>
const events = ${data};
const player = new rrweb.Replayer(events, { root: document.getElementById("screen"), skipInactive: true, mouseTail: false });
const { totalTime } = player.getMetaData();
const [play, place, time, speed] = ["play", "place", "time", "speed"].map((id) => document.getElementById(id));
const words = (ms) => Math.floor(ms / 60000) + ":" + String(Math.floor(ms / 1000) % 60).padStart(2, "0");
let isPlaying = true;
const set = (plays) => {
  isPlaying = plays;
  play.textContent = plays ? "Pause" : "Play";
  if (plays) player.play(Number(place.value) >= totalTime ? 0 : Number(place.value));
  else player.pause();
};
const fit = () => {
  const screen = player.wrapper;
  const scale = Math.min(1, (innerWidth - 32) / player.iframe.offsetWidth);
  screen.style.transform = "scale(" + scale + ")";
};
place.max = totalTime;
play.onclick = () => set(!isPlaying);
place.oninput = () => { player.pause(Number(place.value)); set(false); };
speed.onchange = () => player.setConfig({ speed: Number(speed.value) });
player.on("resize", fit);
player.on("finish", () => set(false));
onresize = fit;
setInterval(() => {
  const now = Math.min(player.getCurrentTime(), totalTime);
  if (isPlaying) place.value = now;
  time.textContent = words(now) + " of " + words(totalTime);
}, 200);
set(true);
</script>
</html>
`;
}
