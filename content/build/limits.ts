/** Sample rate of the master recordings, in hertz. */
export const MASTER_RATE_HZ = 48_000;
/** The modeller whose engine runs at the compact-disc rate gets its files at that rate, so that it needn't convert them. */
export const KEMPER_RATE_HZ = 44_100;
/** Length of every master impulse response. */
export const IMPULSE_MS = 200;
/** The last part of an impulse response, faded to silence. */
export const FADE_MS = 40;
/** The longest impulse that the Fractal format of a pack carries, in samples at 48 kHz (170.7 ms). */
export const FRACTAL_SAMPLES = 8192;
/** Size of the transform behind the minimum-phase step: long enough that the cepstrum dies out within it. */
export const TRANSFORM_SIZE = 16_384;
/** Loudest peak of a pack, below full scale. */
export const PACK_PEAK_DBFS = -1;
/** Bits of every sample delivered. */
export const SAMPLE_BITS = 24;
/** Speed of sound at 20 °C, in metres per second. */
export const SOUND_METRES_PER_SECOND = 343;
/** How hard the zips are pressed (0 to 9): low, because sound hardly shrinks and a first start must not wait. */
export const ZIP_LEVEL = 1;
/** All zip entries carry this moment, so that the same input gives the same bytes. */
export const ZIP_ENTRY_TIME = "2026-01-01T00:00:00";
/** Below this a response falls no further: zeros at 0 Hz itself would ring through the whole impulse. */
export const LEVELS_OFF_BELOW_HZ = 14;
/** A JSON file or a manual of the content is at most this long. */
export const MAX_TEXT_FILE_BYTES = 1_000_000;
/** How loud every file of an audition is (ITU-R BS.1770), and the highest peak that it may have for it. */
export const SOUND_LUFS = -18;
export const SOUND_PEAK_DBFS = -1;
/** Bits a second of those files, in thousands. */
export const SOUND_KILOBITS = 96;
/** What those files repeat before and after the period, so that it loops without a seam. */
export const LEAD_IN_SECONDS = 0.25;
/** A recording of a performance, as a file and in seconds. */
export const MAX_RECORDING_BYTES = 10_000_000;
export const RECORDING_SECONDS = { least: 2, most: 15 } as const;
/** Columns of a drawn waveform. */
export const PEAK_COLUMNS = 240;
/** The band and the points of a take's drawn curve: twelve an octave. */
export const LEVELS_FROM_HZ = 50;
export const LEVELS_TO_HZ = 12_800;
export const LEVEL_POINTS = 97;
/** The points of a line in an article's figure: 24 an octave. */
export const FIGURE_POINTS = 193;
