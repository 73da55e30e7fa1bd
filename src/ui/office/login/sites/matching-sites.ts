import { normalize } from '#domain/thai-text/normalize.ts'
import type { SiteChoice } from './sites.tsx'

/** Returns the sites that contain every typed word in a name or in the host name, in the given order. */
export const matchingSites = (sites: readonly SiteChoice[], typed: string): SiteChoice[] => {
  const words = normalize(typed).split(/\s+/).filter(Boolean)
  return sites.filter(({ name, otherName, hostname }) => {
    const text = normalize(`${name} ${otherName} ${hostname}`)
    return words.every((word) => text.includes(word))
  })
}
