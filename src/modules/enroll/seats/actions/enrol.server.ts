import { z } from 'zod'
import { enrolIn, isLearner } from '../../commands/enrol.server.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { defineAction } from '#platform/flow/step-definition.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** Enrols the person of the run, by the same rules as a click of this person: never somebody else, never past a price. */
export default defineAction({
  name: 'enrol',
  label: { th: 'ลงทะเบียนหลักสูตร', en: 'Enrol in a course' },
  input: z.strictObject({ courseID: id, roundID: id.optional() }),
  run: async ({ ctx, input: { courseID, roundID } }) => {
    if (!isLearner(ctx)) throw forbidden()
    const { _id } = await enrolIn(ctx, courseID, roundID)
    return { enrollID: _id }
  },
})
