import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { publish } from '#platform/background/events/publish.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { isStanding, type SubmissionStatus } from '../rules/submission-status.ts'
import { addEvent } from '../submissions/store/add-event.server.ts'
import { indexAnswers } from '../submissions/store/answer-index.server.ts'
import { privateAnswers } from './view/private-answers.server.ts'
import { joinPrivate } from '../rules/split-private.ts'
import { versionOf } from '../submissions/form/versions.server.ts'

const most = 200

interface StatusChange {
  formID: string
  ids: readonly string[]
  status: SubmissionStatus
}

/** A submission and the status that it had. */
interface ChangedStatus {
  _id: string
  from: SubmissionStatus
}

/**
 * Changes the status of up to 200 submissions of a form, each with an event. Somebody looked at them, so none is suspected any longer. Returns
 * what changed. Throws forbidden below manager, and conflict if a value of a revived one is taken meanwhile.
 */
export async function changeStatus(ctx: Context, { formID, ids, status }: StatusChange): Promise<ChangedStatus[]> {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  return inTransaction(ctx, async (inside) => {
    const found = await from(inside, 'form')
      .select(['form._id', 'form.status', 'form.formVersion', 'form.formData', 'form.isSuspected'])
      .where('form.formID', '=', formID)
      .where('form._id', 'in', ids.length > 0 ? ids.slice(0, most) : [''])
      .orderBy('form._id')
      .forNoKeyUpdate()
      .execute()
    const changed = found.filter((row) => row.status !== status || row.isSuspected)
    for (const row of changed) await changeOne(inside, { ...row, formID, to: status })
    return changed.map((row) => ({ _id: row._id, from: row.status }))
  })
}

interface OneChange {
  _id: string
  formID: string
  status: SubmissionStatus
  formVersion: number
  formData: Readonly<Record<string, unknown>>
  isSuspected: boolean
  to: SubmissionStatus
}

async function changeOne(ctx: Context, { _id, formID, status, to, formVersion, formData, isSuspected }: OneChange) {
  await compute(ctx, 'form', { _id, change: { status: to, isSuspected: false } })
  if (isSuspected || isStanding(status) !== isStanding(to)) {
    const version = await versionOf(ctx, { formID, number: formVersion })
    const values = joinPrivate(formData, await privateAnswers(ctx, _id))
    if (version)
      await indexAnswers(ctx, { _id, formID, definition: version.definition, values, isStanding: isStanding(to) })
  }
  await addEvent(ctx, { submissionID: _id, kind: 'status', changes: [{ name: 'status', from: status, to }] })
  await publish(ctx, 'form.status', { formID, submissionID: _id, from: status, to })
}
