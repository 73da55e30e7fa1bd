import { z } from 'zod'
import { defineBulkKind } from '#platform/background/bulk-operation/bulk-kind.ts'

/** Moves learners to the new edition of a course, which it is about; an item is the enrolment that moves. */
export const editionMoveKind = defineBulkKind({
  name: 'student/edition/move-edition',
  params: z.object({ courseID: z.string(), name: z.string() }),
  content: z.object({ enrollID: z.string() }),
})
