import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import { asProduct } from '#platform/flow/engine/values.ts'
import { defineAction, StepError } from '#platform/flow/step-definition.ts'
import { changeStatus } from '../../office/change-status.server.ts'
import { submissionStatuses } from '../../rules/submission-status.ts'
import { officeWords as words } from '../../office/words.ts'

const statuses = submissionStatuses.map(({ value }) => value)
const subject = /^form:([0-9a-f]{24})$/

/** Sets the status of the submission that started the run, and of no other: values of a form never name one. */
export default defineAction({
  name: 'set-form-status',
  label: { th: 'ตั้งสถานะคำตอบแบบฟอร์ม', en: 'Set the status of the submission' },
  input: z.strictObject({ status: z.enum(statuses) }),
  run: async ({ ctx: own, input: { status }, run }) => {
    const ctx = asProduct(own)
    const [, _id] = subject.exec(run.subject) ?? []
    const row = _id && (await from(ctx, 'form').select('form.formID').where('form._id', '=', _id).executeTakeFirst())
    if (!_id || !row) throw new StepError(words.noSubmission)
    await changeStatus(ctx, { formID: row.formID, ids: [_id], status })
    return { submissionID: _id, status }
  },
})
