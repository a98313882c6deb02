/** Whether a browser runs on a phone or tablet, from its `User-Agent`: nothing can be installed there. An iPad may call itself a Mac. */
export function isHandheld(userAgent: string): boolean {
  return /iPhone|iPad|iPod|Android|\bMobile\b/.test(userAgent);
}
