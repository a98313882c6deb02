import { createFft } from "../dsp/fft.ts";

/**
 * One period of a periodic signal after a filter with that impulse response: what rings over the end of the period comes in at its
 * beginning, as it does when the period is repeated.
 */
export function convolvePeriod(period: Float64Array, impulse: Float64Array): Float64Array {
  const size = 2 ** Math.ceil(Math.log2(period.length + impulse.length));
  const fft = createFft(size);
  // Two real signals in one complex transform: the spectrum of each is its even or odd part.
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(period);
  im.set(impulse);
  fft.forward(re, im);
  multiplyParts(re, im);
  fft.inverse(re, im);
  const out = re.slice(0, period.length);
  for (let index = period.length; index < size; index++) {
    const at = index % period.length;
    out[at] = (out[at] as number) + (re[index] as number);
  }
  return out;
}

/** Replaces the transform of `a + i·b` by the product of the transforms of `a` and `b`: ((X + X*)/2) · ((X − X*)/2i), X* mirrored. */
function multiplyParts(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let bin = 0; bin <= size / 2; bin++) {
    const mirror = (size - bin) % size;
    const [xr, xi, yr, yi] = [re[bin], im[bin], re[mirror], im[mirror]] as [number, number, number, number];
    const [ar, ai] = [(xr + yr) / 2, (xi - yi) / 2];
    const [br, bi] = [(xi + yi) / 2, (yr - xr) / 2];
    re[bin] = ar * br - ai * bi;
    im[bin] = ar * bi + ai * br;
    re[mirror] = re[bin] as number;
    im[mirror] = -(im[bin] as number);
  }
}
