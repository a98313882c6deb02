import { SOUND_CHARACTERS, type SoundCharacter, type WireCabinet } from "@shop/api-client/contract";
import {
  BRIGHT_ROLL_OFF_HZ,
  ROUND_BREAK_UP_DB,
  ROUND_BREAK_UP_HZ,
  SCOOPED_DIP_DB,
  TIGHT_BREAK_UP_DB,
  TIGHT_RESONANCE_HZ,
} from "../limits.ts";

/** The figures that the character is computed from. */
export type CabinetFigures = Pick<
  WireCabinet,
  "is_open_back" | "resonance_hz" | "body_dip_db" | "break_up_hz" | "break_up_db" | "roll_off_hz"
>;

const IS: Readonly<Record<SoundCharacter, (cabinet: CabinetFigures) => boolean>> = {
  tight: (cabinet) =>
    !cabinet.is_open_back && cabinet.resonance_hz >= TIGHT_RESONANCE_HZ && cabinet.break_up_db >= TIGHT_BREAK_UP_DB,
  scooped: (cabinet) => cabinet.body_dip_db <= SCOOPED_DIP_DB,
  round: (cabinet) => cabinet.break_up_hz <= ROUND_BREAK_UP_HZ && cabinet.break_up_db <= ROUND_BREAK_UP_DB,
  bright: (cabinet) => cabinet.roll_off_hz >= BRIGHT_ROLL_OFF_HZ,
};

/**
 * What a cabinet sounds like, in words that guitarists use. Nobody types them in: they follow from its figures, so that two
 * cabinets with the same figures never have different words.
 *
 * Tight: the back is closed, the resonance is at 70 Hz or above, so that little is left below the note, and the break-up adds 6 dB or more
 * of attack. Scooped: the low mids dip by 4 dB or more. Round: the cone breaks up at 2.6 kHz or below, by 6 dB at most. Bright: the
 * treble reaches to 6 kHz or above. A cabinet may have several of them, or none. Source: CAT-10.
 */
export function soundCharacter(cabinet: CabinetFigures): readonly SoundCharacter[] {
  return SOUND_CHARACTERS.filter((character) => IS[character](cabinet));
}
