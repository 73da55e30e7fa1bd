import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { Judged } from '#domain/form/judge.ts'
import { orderForm } from '#modules/order/public-api.ts'
import { publish } from '#platform/background/events/publish.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { attachUploads } from '#platform/content/file/upload/own-uploads.ts'
import { noteUses } from '#platform/content/file/references/record-references.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { nextInSequence } from '#platform/data/private-table/sequence.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { formNumber } from '../../rules/form-number.ts'
import { hasPrivate, splitPrivate } from '../../rules/split-private.ts'
import { formPrivate, formReceipt } from './tables.ts'
import { draftOfKey } from '../draft/find-draft.server.ts'
import { removeDraft } from '../draft/save-draft.server.ts'
import type { FormPost } from '../form/find-form.server.ts'
import type { FormSettings } from '../form/settings.server.ts'
import type { FormVersion } from '../form/versions.server.ts'
import type { OpenedForm } from '../form-token.server.ts'
import { ownerOf } from '../owner.server.ts'
import { submitWords as words } from '../words.ts'
import { addEvent } from './add-event.server.ts'
import { indexAnswers } from './answer-index.server.ts'
import { openFiles } from './form-files.server.ts'

interface NewSubmission {
  form: FormPost
  opened: OpenedForm
  input: { courseID?: string | null; trap?: string }
  settings: FormSettings
  version: FormVersion
  judged: Judged
}

/** What was stored. */
interface StoredReceipt {
  _id: string
  number: string
  at: string
  orderID: string | null
  autoFlow: string | null
}

/** A visitor who is faster than this, in milliseconds, is suspected to be a program. */
const minTimeMs = 2_000

/** Stores a judged submission with all that follows from it, in the caller's transaction. */
export async function storeSubmission(ctx: Context, of: NewSubmission): Promise<StoredReceipt> {
  const { form, opened, settings } = of
  const isSuspected = isSuspect(ctx, of)
  const courseID = await courseOf(ctx, of)
  const userID = ctx.viewer.role === 'user' && !settings.isAnonymous ? ctx.viewer.id : null
  const number = formNumber(bangkokDay(ctx.now), await nextInSequence(ctx, 'form_number'))
  const { open, hidden } = splitPrivate(of.version.definition, of.judged.values)
  const { _id } = await record(ctx, 'form', {
    ...{ formID: form._id, courseID, userID, formData: open, status: 'submit', number, isSuspected },
    ...{ formVersion: of.version.number, secondsTaken: secondsSince(ctx, opened) },
  })
  await storePrivate(ctx, { _id, of, hidden })
  const { definition } = of.version
  await indexAnswers(ctx, { _id, formID: form._id, definition, values: of.judged.values, isStanding: !isSuspected })
  await attachUploads(ctx, { collection: 'form', row: _id, keys: openFiles({ definition, values: of.judged.values }) })
  await addEvent(ctx, { submissionID: _id, kind: 'sent', isAnonymous: settings.isAnonymous })
  const orderID = form.next === 'order' ? await order(ctx, { of, courseID, submissionID: _id }) : null
  const receipt = { _id, number, at: nowOf(ctx), orderID, autoFlow: settings.autoFlow }
  await finish(ctx, { of, receipt, isSuspected })
  return receipt
}

/** A filled trap, or a visitor's form filled in at once. Nothing is dropped: staff look at it. */
export const isSuspect = (ctx: Context, { input, opened }: Pick<NewSubmission, 'input' | 'opened'>): boolean =>
  ctx.viewer.id === '' && ((input.trap ?? '') !== '' || ctx.now - opened.openedAt < minTimeMs)

/** The course of the form counts. Otherwise the one of the page that contains it, if the viewer may read it. */
async function courseOf(ctx: Context, { form, input }: NewSubmission): Promise<string | null> {
  const wanted = form.courseID ?? input.courseID ?? null
  if (wanted === null || !/^[0-9a-f]{24}$/.test(wanted)) return null
  const course = await from(ctx, 'course').select('course._id').where('course._id', '=', wanted).executeTakeFirst()
  return course?._id ?? null
}

export const secondsSince = (ctx: Context, { openedAt }: Pick<OpenedForm, 'openedAt'>): number =>
  Math.min(2_000_000_000, Math.max(0, Math.round((ctx.now - openedAt) / 1000)))

async function storePrivate(ctx: Context, { _id, of, hidden }: { _id: string; of: NewSubmission; hidden: object }) {
  if (!hasPrivate(of.version.definition)) return
  await insertPrivate(ctx, formPrivate, { row: { _id, answers: JSON.stringify(hidden) } })
  await noteUses(ctx, { collection: { name: 'form_private' }, before: null, row: { _id, answers: hidden } })
}

interface Ordering {
  of: NewSubmission
  courseID: string | null
  submissionID: string
}

/** The price is the form's, the course's, or 700 baht; never a client's (specification L270, U6). */
async function order(ctx: Context, { of, courseID, submissionID }: Ordering): Promise<string> {
  const orderID = await orderForm(ctx, { courseID, item: of.form.title, price: of.settings.orderPrice })
  await compute(ctx, 'form', { _id: submissionID, change: { orderID } })
  return orderID
}

interface Finishing {
  of: NewSubmission
  receipt: StoredReceipt
  isSuspected: boolean
}

async function finish(ctx: Context, { of, receipt, isSuspected }: Finishing) {
  const { form, opened, settings } = of
  const { _id: submissionID, number, orderID, at } = receipt
  const owner = settings.isAnonymous ? '' : ownerOf(ctx)
  await insertPrivate(ctx, formReceipt, {
    row: { formID: form._id, key: opened.key, owner, submissionID, number, orderID, at },
  })
  const draft = await draftOfKey(ctx, opened)
  if (draft) await removeDraft(ctx, draft)
  if (isSuspected) return
  const userID = settings.isAnonymous ? '' : ctx.viewer.id
  await publish(ctx, 'form.submitted', {
    formID: form._id,
    submissionID,
    userID,
    number,
    flow: settings.autoFlow ?? '',
  })
  const title = {
    th: fill(words.noticeTitle.th, { form: form.title }),
    en: fill(words.noticeTitle.en, { form: form.title }),
  }
  for (const to of settings.recipients)
    await notify(ctx, {
      ...{ to, title, text: { th: number, en: number }, about: { collection: 'form', row: submissionID } },
      href: href('/cms/form/:id/:sub', { id: form._id, sub: submissionID }),
    })
}
