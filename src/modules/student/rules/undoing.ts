import { z } from 'zod'

const led = z.strictObject({ collection: z.string(), field: z.string(), ids: z.array(z.string()), from: z.string() })

/**
 * What takes a merge or a transfer back: the rows that were led away and where they were, the rows that were removed, what the
 * record that stays held before, the enrolments of a transfer, and the editions between which
 * an enrolment was moved.
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
