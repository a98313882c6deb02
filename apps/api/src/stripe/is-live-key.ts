/** Whether a key of Stripe's moves real money. */
export function isLiveKey(key: string | undefined): boolean {
  return /^(sk|rk|pk)_live_/.test(key ?? "");
}
