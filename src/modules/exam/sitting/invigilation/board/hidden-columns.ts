import { defineTable } from '#platform/data/private-table/private-table.ts'

/* What an invigilator reads past the row rules, because they need not teach the course. */

export const roundLearner = defineTable<{
  _id: string
  userID: string
  courseID: string
  roundID: string | null
  standing: string
  removedAt: string | null
}>()({ name: 'enroll', schema: [] })

export const personName = defineTable<{ _id: string; firstname: string; lastname: string }>()({
  name: 'user',
  schema: [],
})

export const examName = defineTable<{ _id: string; name: string; removedAt: string | null }>()({
  name: 'exam',
  schema: [],
})
