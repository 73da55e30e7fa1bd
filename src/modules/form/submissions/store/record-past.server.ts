import { judgeForm, type RawAnswers } from '#domain/form/judge.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { recordPast } from '#platform/data/collection/writing/many/create-many.ts'
import { insertPrivateRows } from '#platform/data/private-table/access.ts'
import { nextNumbers } from '#platform/data/private-table/sequence.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { formNumber } from '../../rules/form-number.ts'
import { hasPrivate, splitPrivate } from '../../rules/split-private.ts'
import { isStanding, type SubmissionStatus } from '../../rules/submission-status.ts'
import { formAnswer, formEvent, formPrivate, formReceipt } from './tables.ts'
import { currentVersion, findForm, type FormPost } from '../form/find-form.server.ts'
import { settingsOf } from '../form/settings.server.ts'
import type { FormVersion } from '../form/versions.server.ts'
import { newKey, type OpenedForm } from '../form-token.server.ts'
import { ownerOf } from '../owner.server.ts'
import { eventRow } from './add-event.server.ts'
import { indexRowsOf } from './answer-index.server.ts'
import { hasFiles } from './form-files.server.ts'
import { isSuspect, secondsSince } from './store-submission.server.ts'

/** A submission that was sent before it came into this system. */
export interface PastSubmission {
  answers: RawAnswers
  /** Who sent it, and when. */
  by: Context
  /** In milliseconds since 1970. */
  openedAt: number
  trap?: string
  /** What staff decided since, in order. */
  decisions: readonly PastDecision[]
}

export interface PastDecision {
  status: SubmissionStatus
  /** Who decided it, and when. */
  by: Context
  reason?: string
}

/** How many are stored by one statement. */
const atOnce = 200

/**
 * Stores submissions of the past with their timelines, judged like those that people send. Nobody is notified, and no flow
 * starts. All or none are stored. Throws invalid with the complaints about the first that the judge refuses.
 */
export async function recordPastSubmissions(
  ctx: Context,
  of: { formID: string; submissions: readonly PastSubmission[] },
): Promise<void> {
  const form = await findForm(ctx, of.formID)
  if (form.next === 'order') throw new Error('a form that orders takes no submissions of the past')
  const version = await currentVersion(ctx, form)
  const { isAnonymous } = await settingsOf(ctx, form._id)
  const judged = of.submissions.map((past) => judgePast(past, version))
  await inTransaction(ctx, async (inside) => {
    for (let at = 0; at < judged.length; at += atOnce)
      await storePast(inside, { form, version, isAnonymous, judged: judged.slice(at, at + atOnce) })
  })
}

interface JudgedPast {
  past: PastSubmission
  values: Readonly<Record<string, unknown>>
  opened: OpenedForm
  isSuspected: boolean
}

/** Values that fields take from the session are those of the answers: nobody knows the account of that time. */
function judgePast(past: PastSubmission, { number, definition }: FormVersion): JudgedPast {
  const facts = { today: bangkokDay(past.by.now), session: {} }
  const { values, issues } = judgeForm(definition, { answers: past.answers, facts })
  if (issues.length > 0) throw invalid(...issues.map(({ path, code, th, en }) => ({ field: path, code, th, en })))
  if (hasFiles({ definition, values })) throw new Error('submissions with files are sent one by one')
  const opened = { formID: '', version: number, key: newKey(), openedAt: past.openedAt }
  return { past, values, opened, isSuspected: isSuspect(past.by, { input: { trap: past.trap ?? '' }, opened }) }
}

interface Batch {
  form: FormPost
  version: FormVersion
  isAnonymous: boolean
  judged: readonly JudgedPast[]
}

type Stored = JudgedPast & { _id: string; number: string; status: SubmissionStatus; hidden: object }

async function storePast(ctx: Context, batch: Batch) {
  const { form, version, isAnonymous } = batch
  const { definition } = version
  const stored = await storeRows(ctx, batch)
  if (hasPrivate(definition))
    await insertPrivateRows(
      ctx,
      formPrivate,
      stored.map(({ _id, hidden }) => ({ _id, answers: JSON.stringify(hidden) })),
    )
  const indexed = stored.map(({ _id, values, status, isSuspected }) => {
    const isValid = isStanding(status) && !isSuspected
    return indexRowsOf(ctx, { _id, formID: form._id, definition, values, isStanding: isValid })
  })
  await insertPrivateRows(ctx, formAnswer, indexed.flat())
  const events = stored.map((each) => eventsOf({ ...each, isAnonymous }))
  await insertPrivateRows(ctx, formEvent, events.flat())
  await insertPrivateRows(
    ctx,
    formReceipt,
    stored.map(({ _id, number, past, opened }) => ({
      ...{ formID: form._id, key: opened.key, submissionID: _id, number, orderID: null },
      owner: isAnonymous ? '' : ownerOf(past.by),
      at: nowOf(past.by),
    })),
  )
}

async function storeRows(ctx: Context, { form, version, isAnonymous, judged }: Batch): Promise<Stored[]> {
  const numbers = await nextNumbers(ctx, { name: 'form_number', count: judged.length })
  const parts = judged.map(({ values }) => splitPrivate(version.definition, values))
  const given = judged.map(({ past, opened, isSuspected }, n) => ({
    ...{ formID: form._id, courseID: form.courseID, formData: parts[n]!.open, isSuspected },
    userID: past.by.viewer.role === 'user' && !isAnonymous ? past.by.viewer.id : null,
    status: past.decisions.at(-1)?.status ?? ('submit' as const),
    number: formNumber(bangkokDay(past.by.now), numbers[n]!),
    formVersion: version.number,
    secondsTaken: secondsSince(past.by, opened),
  }))
  const rows = await recordPast(
    ctx,
    'form',
    given.map((each, n) => ({ given: each, at: judged[n]!.past.by.now })),
  )
  return judged.map((each, n) => {
    const { _id, number, status } = rows[n]!
    return { ...each, _id, number, status, hidden: parts[n]!.hidden }
  })
}

/** Sending, then each decision with the status before it. */
function eventsOf({ past, _id: submissionID, isAnonymous }: Stored & { isAnonymous: boolean }) {
  const { by, decisions } = past
  const decided = decisions.map((decision, n) => {
    const changes = [{ name: 'status', from: decisions[n - 1]?.status ?? 'submit', to: decision.status }]
    return eventRow(decision.by, { submissionID, kind: 'status', changes, reason: decision.reason ?? '' })
  })
  return [eventRow(by, { submissionID, kind: 'sent', isAnonymous }), ...decided]
}
