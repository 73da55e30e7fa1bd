import { existsSync } from 'node:fs'

/** Browsers of Debian for journeys. The first is headless and opens a page in a third of the time. */
export const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

/** Returns the best installed browser, or null. */
export const browserPath = (): string | null => browsers.find((path) => existsSync(path)) ?? null

/** Returns the missing Debian packages of the journeys: the best browser, and a Thai font. */
export const missingPackages = (): string[] => [
  ...(browserPath() === browsers[0] ? [] : ['chromium-headless-shell']),
  ...(existsSync('/usr/share/fonts/truetype/tlwg') ? [] : ['fonts-thai-tlwg']),
]
