/** Taps of the interpolation for fractions of a sample. */
const TAPS = 64;

/** A windowed sinc, whose middle lies `fraction` of a sample late. */
function kernelOf(fraction: number): Float64Array {
  const middle = TAPS / 2 - 1 + fraction;
  const kernel = Float64Array.from({ length: TAPS }, (_, index) => {
    const x = index - middle;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * 0.5 * (1 + Math.cos((Math.PI * x) / (TAPS / 2 + 1)));
  });
  const sum = kernel.reduce((total, tap) => total + tap, 0);
  return kernel.map((tap) => tap / sum);
}

/** One period of a periodic signal, later by so many samples. Whole samples leave it as it is; fractions are interpolated. */
export function delayPeriod(period: Float64Array, samples: number): Float64Array {
  const { length } = period;
  const whole = Math.floor(samples);
  const at = (index: number) => period[(((index - whole) % length) + length) % length] as number;
  const fraction = samples - whole;
  if (fraction === 0) return period.map((_, index) => at(index));
  const kernel = kernelOf(fraction);
  const first = TAPS / 2 - 1;
  return period.map((_, index) => {
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++) sum += (kernel[tap] as number) * at(index + first - tap);
    return sum;
  });
}
