/** Taps to each side of the middle, at the lower of the two rates. */
const REACH = 24;

/** A low-pass just below half the lower rate: a sinc in a Blackman window. */
function kernelOf(factor: number): Float64Array {
  const half = REACH * factor;
  const cutOff = 0.92 / factor;
  const kernel = Float64Array.from({ length: 2 * half + 1 }, (_, index) => {
    const x = index - half;
    const sinc = x === 0 ? cutOff : Math.sin(Math.PI * cutOff * x) / (Math.PI * x);
    const turn = (Math.PI * (x + half)) / half;
    return sinc * (0.42 - 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn));
  });
  const sum = kernel.reduce((total, tap) => total + tap, 0);
  return kernel.map((tap) => tap / sum);
}

/** The signal at `factor` times its rate. Outside of it there is silence. */
export function upsampled(samples: Float64Array, factor: number): Float64Array {
  const kernel = kernelOf(factor);
  const half = REACH * factor;
  const out = new Float64Array(samples.length * factor);
  for (let index = 0; index < out.length; index++) {
    const first = Math.max(0, Math.ceil((index - half) / factor));
    const last = Math.min(samples.length - 1, Math.floor((index + half) / factor));
    let sum = 0;
    for (let at = first; at <= last; at++)
      sum += (samples[at] as number) * (kernel[index - at * factor + half] as number);
    out[index] = sum * factor;
  }
  return out;
}

/** Every `factor`-th sample of the signal, after what doesn't fit below the new rate is taken out. */
export function downsampled(samples: Float64Array, factor: number): Float64Array {
  const kernel = kernelOf(factor);
  const half = REACH * factor;
  return Float64Array.from({ length: Math.floor(samples.length / factor) }, (_, index) => {
    const middle = index * factor;
    const first = Math.max(0, middle - half);
    const last = Math.min(samples.length - 1, middle + half);
    let sum = 0;
    for (let at = first; at <= last; at++) sum += (samples[at] as number) * (kernel[at - middle + half] as number);
    return sum;
  });
}

/** The same signal at a higher rate. Outside of it there is silence. */
export function resampled(samples: Float64Array, fromHz: number, toHz: number): Float64Array {
  if (fromHz === toHz) return samples;
  const length = Math.round((samples.length * toHz) / fromHz);
  return Float64Array.from({ length }, (_, index) => {
    const middle = (index * fromHz) / toHz;
    const first = Math.max(0, Math.ceil(middle - REACH));
    const last = Math.min(samples.length - 1, Math.floor(middle + REACH));
    let sum = 0;
    for (let at = first; at <= last; at++) {
      const x = at - middle;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
      sum += (samples[at] as number) * sinc * 0.5 * (1 + Math.cos((Math.PI * x) / REACH));
    }
    return sum;
  });
}
