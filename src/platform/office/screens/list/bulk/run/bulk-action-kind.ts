import { z } from 'zod'
import { defineBulkKind } from '#platform/background/bulk-operation/bulk-kind.ts'

const rowAction = z.union([
  z.object({ verb: z.enum(['remove', 'restore']) }),
  z.object({
    verb: z.literal('update'),
    change: z.record(z.string(), z.unknown()),
    action: z.string().optional(),
  }),
])

/** The same action on more rows of a list than one request changes: about a collection, its items the ids of rows. */
export const bulkActionKind = defineBulkKind({
  name: 'platform/bulk-action',
  /** `href` is the list where it was started. */
  params: z.object({ action: rowAction, href: z.string() }),
  content: z.string(),
})
