import { z } from 'zod'
import { defineBulkKind } from '#platform/background/bulk-operation/bulk-kind.ts'

/**
 * Enrols many people in some courses. `takesUnready` also enrols people without the prerequisites. Each item is a
 * person as typed.
 */
export const bulkEnrolmentKind = defineBulkKind({
  name: 'enroll/many/enrol-many',
  params: z.object({ courses: z.array(z.object({ _id: z.string(), name: z.string() })), takesUnready: z.boolean() }),
  content: z.object({ userID: z.string().nullable(), text: z.string() }),
})
