import { z } from 'zod'

/** The job that enrols many people, as it is queued. */
export const manyEnroller = { name: 'enroll/many/enrol-many', payload: z.object({ errand: z.string() }) }

/** What such a bulk operation is told: the courses, and whether those are enrolled who lack what comes before. */
export interface ManyTold {
  courses: { _id: string; name: string }[]
  takesUnready: boolean
}

/** What an item of it holds. */
export interface ManyItem {
  userID: string | null
  text: string
}
