import { z } from 'zod'

/** The name of the format, by which a file is known, and the version that is written. */
export const format = 'wicha-pages'
export const version = 1

/** A site's pages as one JSON file; each page is read on its own, so that one that is wrong keeps no other out. */
export const pagesFile = z.object({
  format: z.literal(format),
  version: z.literal(version),
  site: z.string().max(400).default(''),
  pages: z.array(z.json()).max(5_000),
})

export const fileCaps = { depth: 40, bytes: 30 * 2 ** 20 }
