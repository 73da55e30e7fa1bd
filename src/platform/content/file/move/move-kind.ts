import { z } from 'zod'
import { defineBulkKind } from '#platform/background/bulk-operation/bulk-kind.ts'

/** Moves the files of a site from one store to another, by the names of stores; its items are the files that are still in the first. */
export const fileMoveKind = defineBulkKind({
  name: 'platform/move-files',
  params: z.object({ from: z.string(), to: z.string() }),
  content: z.object({
    ...{ id: z.string(), ext: z.string(), type: z.string(), kept: z.number(), sha256: z.string() },
    widths: z.array(z.number()),
  }),
})

/** What its steps keep: the last file that was tried, the bytes moved, and how many files failed in a row. */
export const moveProgress = z.object({
  at: z.string().default(''),
  bytes: z.number().default(0),
  failedInARow: z.number().default(0),
})
