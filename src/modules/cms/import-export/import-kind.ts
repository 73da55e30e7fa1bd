import { z } from 'zod'
import { defineBulkKind } from '#platform/background/bulk-operation/bulk-kind.ts'

/** Imports what was chosen of a file that was read. Its items are those of the file. */
export const importPagesKind = defineBulkKind({
  name: 'cms/import-pages',
  params: z.object({
    ...{ file: z.string(), group: z.string() },
    /** Whether the images of the old site are fetched, and whether its addresses redirect to the new ones. */
    ...{ images: z.boolean(), redirects: z.boolean() },
  }),
  content: z.unknown(),
})

/** What its steps keep: the page that holds posts once it is known, and how many images there are once they are listed. */
export const importProgress = z.object({ group: z.string().optional(), images: z.number().optional() })
