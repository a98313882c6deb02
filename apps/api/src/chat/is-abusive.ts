/** Insults, as whole words. A complaint about a product has none of them. */
const INSULTS =
  /(?<!\p{L})(fuck(ing|er)? (you|off|bot)|fuck you|motherfucker|asshole|arsehole|cunt|bitch|bastard|retard|kill yourself|piss off|arschloch|wichser|hurensohn|fick dich|verpiss dich|fotze|missgeburt|schlampe|drecksau|spast)(?!\p{L})|死ね|くたばれ|クソ野郎|ぶっ殺/iu;

/** Whether a text insults or threatens its reader. */
export function isAbusive(text: string): boolean {
  return INSULTS.test(text);
}
