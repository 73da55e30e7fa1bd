import { existsSync } from 'node:fs'

/** Browsers of Debian that journeys are walked in. The first has no windows, and opens a page in a third of the time. */
export const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

/** The best of them that is there; null where none is. */
export const browserPath = (): string | null => browsers.find((path) => existsSync(path)) ?? null

/** The packages of Debian that the journeys still want: the best browser, and letters for Thai. */
export const missingPackages = (): string[] => [
  ...(browserPath() === browsers[0] ? [] : ['chromium-headless-shell']),
  ...(existsSync('/usr/share/fonts/truetype/tlwg') ? [] : ['fonts-thai-tlwg']),
]
