import { z } from 'zod'
import { find } from '#platform/http/api/find.ts'
import { defineStep, StepError } from '#platform/flow/step-definition.ts'
import { stepWords as words } from '../../step-words.ts'

const maxRows = 50
const query = z.strictObject({
  filter: z.record(z.string().max(130), z.unknown()).default({}),
  sort: z.record(z.string().max(130), z.union([z.literal(1), z.literal(-1)])).optional(),
  fields: z.array(z.string().max(64)).max(50).optional(),
})

/**
 * Reads rows of the site with the rights of the run's person, by the filters of the API (L154). Unlike `http` it calls
 * no address, and sees nothing that this person may not see.
 */
export default defineStep({
  code: 'request',
  input: z.object({
    collection: z.string().regex(/^[a-z_]{1,64}$/),
    limit: z.coerce.number().int().min(1).max(maxRows).default(maxRows),
  }),
  isPure: true,
  run: async ({ ctx, input, request }) => {
    const read = query.safeParse(request ?? {})
    if (!read.success) throw new StepError(words.wrongRequest)
    const { filter, ...rest } = read.data
    const body = { args: [filter], paging: { page: 1, limit: input.limit }, ...rest }
    const { data, total } = (await find(ctx, input.collection, body)) as { data: unknown[]; total: number }
    return { outcome: data.length > 0, result: { data, total } }
  },
})
