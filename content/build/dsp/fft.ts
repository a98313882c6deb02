/** A discrete Fourier transform of one fixed size; both directions work in place. */
export type Fft = {
  readonly size: number;
  forward(real: Float64Array, imaginary: Float64Array): void;
  /** Scaled by 1/size, so that forward and inverse cancel. */
  inverse(real: Float64Array, imaginary: Float64Array): void;
};

function bitReversal(size: number): Uint32Array {
  const reversed = new Uint32Array(size);
  const bits = Math.log2(size);
  for (let index = 0; index < size; index++) {
    let mirrored = 0;
    for (let bit = 0; bit < bits; bit++) mirrored |= ((index >> bit) & 1) << (bits - 1 - bit);
    reversed[index] = mirrored;
  }
  return reversed;
}

function permute(values: Float64Array, reversed: Uint32Array): void {
  for (let index = 0; index < values.length; index++) {
    const other = reversed[index] as number;
    if (other <= index) continue;
    const kept = values[index] as number;
    values[index] = values[other] as number;
    values[other] = kept;
  }
}

function butterflies(re: Float64Array, im: Float64Array, cosines: Float64Array, sines: Float64Array): void {
  const size = re.length;
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let k = 0, upper = start; k < half; k++, upper++) {
        const lower = upper + half;
        const c = cosines[k * stride] as number;
        const s = sines[k * stride] as number;
        const lowerRe = re[lower] as number;
        const lowerIm = im[lower] as number;
        const upperRe = re[upper] as number;
        const upperIm = im[upper] as number;
        const turnedRe = lowerRe * c + lowerIm * s;
        const turnedIm = lowerIm * c - lowerRe * s;
        re[upper] = upperRe + turnedRe;
        im[upper] = upperIm + turnedIm;
        re[lower] = upperRe - turnedRe;
        im[lower] = upperIm - turnedIm;
      }
    }
  }
}

/** Makes a radix-2 transform. Throws if the size is not a power of two: a programmer's mistake. */
export function createFft(size: number): Fft {
  if (size < 2 || (size & (size - 1)) !== 0) {
    throw new Error(`An FFT needs a power of two of at least 2, got ${size}. Pad the signal with zeros.`);
  }
  const reversed = bitReversal(size);
  const cosines = new Float64Array(size / 2);
  const sines = new Float64Array(size / 2);
  for (let k = 0; k < size / 2; k++) {
    cosines[k] = Math.cos((2 * Math.PI * k) / size);
    sines[k] = Math.sin((2 * Math.PI * k) / size);
  }
  const forward = (re: Float64Array, im: Float64Array): void => {
    permute(re, reversed);
    permute(im, reversed);
    butterflies(re, im, cosines, sines);
  };
  const inverse = (re: Float64Array, im: Float64Array): void => {
    forward(im, re);
    for (let index = 0; index < size; index++) {
      re[index] = (re[index] as number) / size;
      im[index] = (im[index] as number) / size;
    }
  };
  return { size, forward, inverse };
}
