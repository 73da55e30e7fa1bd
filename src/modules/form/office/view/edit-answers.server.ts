import { isDeepStrictEqual } from 'node:util'
import type { FormField } from '#domain/form/definition.ts'
import { type FormIssue, judgeForm } from '#domain/form/judge.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { joinPrivate, splitPrivate, type SubmittedAnswers } from '../../rules/split-private.ts'
import { isStanding } from '../../rules/submission-status.ts'
import { versionOf } from '../../submissions/form/versions.server.ts'
import { addEvent } from '../../submissions/store/add-event.server.ts'
import { indexAnswers } from '../../submissions/store/answer-index.server.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { officeWords as words } from '../words.ts'
import { privateAnswers } from './private-answers.server.ts'

/** The types that staff may change as text. */
const editable: readonly FormField['type'][] = [
  'input',
  'textarea',
  'select',
  'radiobox',
  'datetime',
  'rating',
  'hidden',
]

/** Whether staff may change the answer of a field as text. */
export const isEditable = ({ type, isPrivate }: FormField): boolean => editable.includes(type) && !isPrivate

interface AnswerEdit {
  formID: string
  _id: string
  /** Texts by the name of the field. */
  changes: Readonly<Record<string, string>>
  reason: string
}

/**
 * Changes answers of a submission for its sender, with a reason; the event says what they were. Returns issues of refused answers, and then
 * nothing changed. Throws forbidden below admin and invalid without a reason.
 */
export async function editAnswers(
  ctx: Context,
  { formID, _id, changes, reason }: AnswerEdit,
): Promise<readonly FormIssue[]> {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  if (reason.trim() === '') throw invalid({ field: 'reason', code: 'required', ...words.reasonRequired })
  return inTransaction(ctx, async (inside) => {
    const row = await from(inside, 'form')
      .select(['form._id', 'form.formData', 'form.formVersion', 'form.status', 'form.isSuspected'])
      .where('form._id', '=', _id)
      .where('form.formID', '=', formID)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const version = row && (await versionOf(inside, { formID, number: row.formVersion }))
    if (!row || !version) throw notFound()
    const { definition } = version
    const names = new Set(definition.fields.filter(isEditable).map(({ name }) => name))
    const own = Object.entries(changes).filter(([name, text]) => names.has(name) && textOf(row.formData[name]) !== text)
    if (own.length === 0) return []
    const before = joinPrivate(row.formData, await privateAnswers(inside, _id))
    const facts = { today: bangkokDay(ctx.now), session: sessionOf(definition.fields, before) }
    const judged = judgeForm(definition, { answers: { ...before, ...Object.fromEntries(own) }, facts })
    const issues = judged.issues.filter(({ path }) => own.some(([name]) => name === path))
    if (issues.length > 0) return issues
    const isHeld = isStanding(row.status) && !row.isSuspected
    await store(inside, { _id, formID, definition, before: row.formData, values: judged.values, reason, isHeld })
    return []
  })
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** What came from the session of the sender stays. */
const sessionOf = (fields: readonly FormField[], answers: SubmittedAnswers): Record<string, string> =>
  Object.fromEntries(
    fields.filter(({ session }) => session !== '').map(({ session, name }) => [session, textOf(answers[name])]),
  )

interface Storing {
  _id: string
  formID: string
  definition: Parameters<typeof judgeForm>[0]
  /** What everybody who reads the submission may read. */
  before: SubmittedAnswers
  values: SubmittedAnswers
  reason: string
  isHeld: boolean
}

/** Private answers stay as they are, and are not in the event. */
async function store(ctx: Context, { _id, formID, definition, before, values, reason, isHeld }: Storing) {
  const { open } = splitPrivate(definition, values)
  await compute(ctx, 'form', { _id, change: { formData: open } })
  await indexAnswers(ctx, { _id, formID, definition, values, isStanding: isHeld })
  const changes = [...new Set([...Object.keys(before), ...Object.keys(open)])]
    .map((name) => ({ name, from: before[name] ?? null, to: open[name] ?? null }))
    .filter(({ from: earlier, to }) => !isDeepStrictEqual(earlier, to))
  await addEvent(ctx, { submissionID: _id, kind: 'edited', changes, reason: reason.slice(0, 500) })
}
