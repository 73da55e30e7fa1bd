import { z } from 'zod'

const led = z.strictObject({ collection: z.string(), field: z.string(), ids: z.array(z.string()), from: z.string() })

/**
 * The data to undo a merge or a transfer. It holds the moved rows with their former place, the removed rows, and the
 * earlier values of the kept record. It also holds the enrolments of a transfer, and the editions of a moved enrolment.
 */
export const undoing = z.strictObject({
  version: z.literal(1),
  led: z.array(led),
  removed: z.array(z.strictObject({ collection: z.string(), _id: z.string() })),
  before: z.record(z.string(), z.unknown()),
  edition: z.strictObject({ from: z.string(), to: z.string() }).optional(),
  moved: z
    .strictObject({
      from: z.string(),
      to: z.string(),
      isNew: z.boolean(),
      standing: z.string(),
      withdrawn: z.string().optional(),
    })
    .optional(),
})
export type Undoing = z.infer<typeof undoing>
