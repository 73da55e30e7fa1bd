import { defineTable } from '#platform/data/private-table/private-table.ts'

/* Columns of this module's collections that a learner's review depends on, although other learners' rows are not theirs to read. */

export const roundTimes = defineTable<{
  _id: string
  examID: string
  type: string
  closesAt: string | null
  graceMinutes: number
  resultsAt: string | null
  reviewUntil: string | null
  appealUntil: string | null
  removedAt: string | null
}>()({ name: 'exam_round', schema: [] })

export const attemptFacts = defineTable<{ _id: string; roundID: string; status: string; removedAt: string | null }>()({
  name: 'exam_attempt',
  schema: [],
})
