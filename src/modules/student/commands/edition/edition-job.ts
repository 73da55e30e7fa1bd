import { z } from 'zod'

/** The job that moves learners to the new edition of a course, as it is queued. */
export const editionMover = { name: 'student/edition/move-edition', payload: z.object({ errand: z.string() }) }

/** What such a bulk operation is told: the new edition. */
export interface MoveTold {
  courseID: string
  name: string
}

/** What an item of it holds: the enrolment that moves. */
export interface MoveItem {
  enrollID: string
}
