/** The browsers that the product recognises (specification §9). */
export const browsers = [
  'Edge',
  'Firefox',
  'Opera',
  'Chrome',
  'Safari',
  'Internet Explorer',
  'Facebook in-app',
  'LINE in-app',
] as const
export type Browser = (typeof browsers)[number]

/** Patterns in user agents. The more specific browser comes first, because some user agents name two. */
const signs: readonly [Browser, RegExp][] = [
  ['Facebook in-app', /\bFB(?:AN|AV|_IAB)\b|\bFB_IAB\//],
  ['LINE in-app', /\bLine\/\d/i],
  ['Edge', /\bEdg(?:e|A|iOS)?\/\d/],
  ['Opera', /\b(?:OPR|OPiOS|OPT|Opera)[/ ]\d?/],
  ['Internet Explorer', /\bMSIE \d|\bTrident\/\d/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/\d/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/\d/],
  ['Safari', /\bVersion\/\d[\d.]*.*\bSafari\/\d/],
]

/** Returns the browser that a user agent names, or null for an unknown one. */
export const browserOf = (userAgent: string): Browser | null =>
  signs.find(([, sign]) => sign.test(userAgent.slice(0, 1000)))?.[0] ?? null
