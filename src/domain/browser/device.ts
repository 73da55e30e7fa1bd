/** The kinds of device that a user agent reveals. */
export const devices = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'ChromeOS', 'Linux'] as const
export type Device = (typeof devices)[number]

/** Patterns in user agents. Phones come first, because they also name the larger system of their maker. */
const signs: readonly [Device, RegExp][] = [
  ['iPhone', /\b(?:iPhone|iPod)\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** Returns the kind of device that a user agent names, or null for an unknown one. */
export const deviceOf = (userAgent: string): Device | null =>
  signs.find(([, sign]) => sign.test(userAgent.slice(0, 1000)))?.[0] ?? null
