import { z } from 'zod'
import { defineBulkKind } from '#platform/background/bulk-operation/bulk-kind.ts'

/** Imports the selected items of a file. The items of the bulk operation are those of the file. */
export const importPagesKind = defineBulkKind({
  name: 'cms/import-pages',
  params: z.object({
    ...{ file: z.string(), group: z.string() },
    /** Whether the images of the old site are fetched, and whether its URLs redirect to the new ones. */
    ...{ images: z.boolean(), redirects: z.boolean() },
  }),
  content: z.unknown(),
})

/** The state between steps: the page that holds the posts once known, and the number of images once listed. */
export const importProgress = z.object({ group: z.string().optional(), images: z.number().optional() })
