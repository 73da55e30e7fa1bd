import { z } from 'zod'
import { defineBulkKind } from '#platform/background/bulk-operation/bulk-kind.ts'

/** Moves the files of a site between stores, given by name. Its items are the files still in the first store. */
export const fileMoveKind = defineBulkKind({
  name: 'platform/move-files',
  params: z.object({ from: z.string(), to: z.string() }),
  content: z.object({
    ...{ id: z.string(), ext: z.string(), type: z.string(), kept: z.number(), sha256: z.string() },
    widths: z.array(z.number()),
  }),
})

/** Stored progress: the last file tried, the bytes moved, and the consecutive failures. */
export const moveProgress = z.object({
  at: z.string().default(''),
  bytes: z.number().default(0),
  failedInARow: z.number().default(0),
})
