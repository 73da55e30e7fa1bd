import { defineTable } from '#platform/data/private-table/private-table.ts'

/* Columns of this module's collections that its learners may not read, although their sittings follow them (decision 610). */

export const roundCode = defineTable<{ _id: string; code: string; removedAt: string | null }>()({
  name: 'exam_round',
  schema: [],
})

export const extraTime = defineTable<{
  userID: string
  examID: string | null
  timeFactor: number
  extraMinutes: number
  ownWindow: boolean
  from: string | null
  until: string | null
  removedAt: string | null
}>()({ name: 'accommodation', schema: [] })

/** The end of an attempt: a lecturer who extends it does not read it, because with the start it tells of extra time. */
export const attemptEnd = defineTable<{ _id: string; endsAt: string | null }>()({ name: 'exam_attempt', schema: [] })
