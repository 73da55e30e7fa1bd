/** The kinds of device that a browser tells apart. */
export const devices = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'ChromeOS', 'Linux'] as const
export type Device = (typeof devices)[number]

/** What tells each apart; a phone names its maker's larger systems as well, so it comes first. */
const signs: readonly [Device, RegExp][] = [
  ['iPhone', /\b(?:iPhone|iPod)\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** Which kind of device a user agent names; null for one that it does not tell. */
export const deviceOf = (userAgent: string): Device | null =>
  signs.find(([, sign]) => sign.test(userAgent.slice(0, 1000)))?.[0] ?? null
