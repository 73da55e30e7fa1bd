import { z } from 'zod'
import { defineBulkKind } from '#platform/background/bulk-operation/bulk-kind.ts'

/** Moves learners to the new edition of a course. Each item is an enrolment. */
export const editionMoveKind = defineBulkKind({
  name: 'student/edition/move-edition',
  params: z.object({ courseID: z.string(), name: z.string() }),
  content: z.object({ enrollID: z.string() }),
})
