const PACKS = [
  ..."Ambient Hall,Bass Eight-Ten,Blues Parlour,Country Bright,Doom Cellar,Funk Snap".split(","),
  ..."Indie Jangle,Jazz Box,Modern Rock,Punk Basement,Thrash Wall,Vintage Combo".split(","),
].map((name) => `faIR ${name}`);
const OTHERS =
  "faCabRoom,faMicAlign,faPhaseScope,faTrackAlign,Alignment Bundle,Clean Cabinets Bundle,Heavy Cabinets Bundle,Home Studio Bundle";

/** Names of twenty products of the demo shop, a line each in a cart. */
export const TWENTY_PRODUCTS: readonly string[] = [...PACKS, ...OTHERS.split(",")];
