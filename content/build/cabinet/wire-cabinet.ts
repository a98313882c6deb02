/** The figures of a pack's cabinet and its measured curve, in the wire's names. */
export type WireCabinet = {
  label: string;
  driver_count: number;
  driver_inches: number;
  is_open_back: boolean;
  resonance_hz: number;
  body_dip_hz: number;
  body_dip_db: number;
  break_up_hz: number;
  break_up_db: number;
  roll_off_hz: number;
  curve: { take: string; from_hz: number; to_hz: number; levels_db: number[] };
};

export type ProductCabinet = { product: string; cabinet: WireCabinet };
