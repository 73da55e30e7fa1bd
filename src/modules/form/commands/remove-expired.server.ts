import { z } from 'zod'
import { defineJob } from '#platform/background/jobs/job.ts'
import { dropAttachmentsOf } from '#platform/content/file/upload/own-uploads.ts'
import { noteUses } from '#platform/content/file/references/record-references.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { deletePrivate, fromPrivate, updatePrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { privateAnswers } from '../office/view/private-answers.server.ts'
import { removeDraft } from '../submissions/draft/save-draft.server.ts'
import { addEvent } from '../submissions/store/add-event.server.ts'
import { formAnswer, formDraft, formEvent, formPrivate, formReceipt, formSetting } from '../submissions/store/tables.ts'

const atOnce = 500

/** Removes expired drafts of a site, and the answers of submissions that were stored long enough. A second run changes nothing. */
export const removeExpired = defineJob({
  name: 'form/remove-expired',
  payload: z.object({}),
  maxAttempts: 3,
  async work(ctx, { signal }) {
    await removeDrafts(ctx)
    const settings = await fromPrivate(ctx, formSetting)
      .select(['formID', 'retentionDays'])
      .where('retentionDays', 'is not', null)
      .execute()
    for (const { formID, retentionDays } of settings) {
      signal.throwIfAborted()
      await anonymise(ctx, { formID, days: retentionDays! })
    }
  },
})
export default removeExpired

async function removeDrafts(ctx: Context) {
  const drafts = await fromPrivate(ctx, formDraft)
    .select(['_id', 'answers'])
    .where('expiresAt', '<=', nowOf(ctx))
    .limit(atOnce)
    .execute()
  for (const { _id, answers } of drafts)
    await inTransaction(ctx, (inside) =>
      removeDraft(inside, { _id, answers: JSON.parse(answers) as Record<string, unknown> }),
    )
}

async function anonymise(ctx: Context, { formID, days }: { formID: string; days: number }) {
  const until = new Date(ctx.now - days * 86_400_000).toISOString()
  const due = await from(ctx, 'form')
    .select('form._id')
    .where('form.formID', '=', formID)
    .where('form.createdAt', '<=', until)
    .where('form.anonymisedAt', 'is', null)
    .limit(atOnce)
    .execute()
  for (const { _id } of due) await inTransaction(ctx, (inside) => anonymiseOne(inside, _id))
}

/** The number, the status and the days stay, for figures. */
async function anonymiseOne(ctx: Context, _id: string) {
  const before = { _id, answers: await privateAnswers(ctx, _id) }
  await compute(ctx, 'form', { _id, change: { formData: {}, userID: null, anonymisedAt: nowOf(ctx) } })
  await deletePrivate(ctx, formAnswer, { submissionID: _id })
  await deletePrivate(ctx, formEvent, { submissionID: _id })
  await deletePrivate(ctx, formPrivate, { _id })
  await updatePrivate(ctx, formReceipt, { where: { submissionID: _id }, change: { owner: '' } })
  await noteUses(ctx, { collection: { name: 'form_private' }, before, row: null })
  await dropAttachmentsOf(ctx, { collection: 'form', row: _id })
  await addEvent(ctx, { submissionID: _id, kind: 'anonymised' })
}
