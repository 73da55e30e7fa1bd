import { z } from 'zod'

/** The name that identifies the format, and the version that is written. */
export const format = 'wicha-pages'
export const version = 1

/** A site's pages as one JSON file. Each page is parsed separately, so an invalid one does not block the others. */
export const pagesFile = z.object({
  format: z.literal(format),
  version: z.literal(version),
  site: z.string().max(400).default(''),
  pages: z.array(z.json()).max(5_000),
})

export const fileCaps = { depth: 40, bytes: 30 * 2 ** 20 }
