import { href } from 'react-router'
import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { fileByKey } from '#platform/content/file/serving/file-by-key.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Cell, Pair, RecordDescription } from '#ui/office/description.ts'
import { answerText } from '../../rules/answer-text.ts'
import { hasPrivate, joinPrivate, type SubmittedAnswers } from '../../rules/split-private.ts'
import { versionOf } from '../../submissions/form/versions.server.ts'
import { addEvent } from '../../submissions/store/add-event.server.ts'
import { statusCell } from '../list/describe-list.server.ts'
import type { OfficeForm } from '../form-of.server.ts'
import { officeWords as words } from '../words.ts'
import { describeEvents } from './describe-events.server.ts'
import { isEditable } from './edit-answers.server.ts'
import { privateAnswers } from './private-answers.server.ts'

/** Returns a submission that the viewer may read, with the form as it was asked. Throws not-found. */
export async function submissionOf(ctx: Context, { formID, _id }: { formID: string; _id: string }) {
  const row = await from(ctx, 'form')
    .leftJoin(rows(ctx, 'user'), 'user._id', 'form.userID')
    .leftJoin(rows(ctx, 'course'), 'course._id', 'form.courseID')
    .select(['form._id', 'form.number', 'form.status', 'form.formData', 'form.createdAt', 'form.formVersion'])
    .select(['form.userID', 'form.courseID', 'form.orderID', 'form.secondsTaken', 'form.isSuspected'])
    .select(['user.firstname', 'user.lastname', 'course.name as courseName'])
    .where('form.formID', '=', formID)
    .where('form._id', '=', _id)
    .executeTakeFirst()
  const version = row && (await versionOf(ctx, { formID, number: row.formVersion }))
  if (!row || !version) throw notFound()
  return { row, definition: version.definition }
}

type Submission = Awaited<ReturnType<typeof submissionOf>>

/** Describes a submission. `isPrivateShown` adds private answers for administrators, and records the look. */
export async function describeSubmission(
  ctx: Context,
  { form, submission, isPrivateShown }: { form: OfficeForm; submission: Submission; isPrivateShown: boolean },
): Promise<Pick<RecordDescription, 'facts' | 'sections' | 'state' | 'related'>> {
  const { row, definition } = submission
  const { locale } = ctx
  const values = await answersFor(ctx, { submission, isPrivateShown })
  return {
    state: statusCell(row.status, ctx),
    facts: [
      form.title,
      formatInstant(row.createdAt, { length: 'medium', locale }),
      ...(row.isSuspected ? [words.suspected[locale]] : []),
    ],
    sections: [...(await answerSections(ctx, { definition, values })), aboutSection(ctx, submission)],
    related: [await describeEvents(ctx, { submissionID: row._id, definition })],
  }
}

/** What the viewer may read: private answers are left out unless an administrator looks at them. */
async function answersFor(
  ctx: Context,
  { submission: { row, definition }, isPrivateShown }: { submission: Submission; isPrivateShown: boolean },
): Promise<SubmittedAnswers> {
  if (!isPrivateShown || !isAtLeast(ctx.viewer, 'admin') || !hasPrivate(definition)) return row.formData
  await addEvent(ctx, { submissionID: row._id, kind: 'viewed' })
  return joinPrivate(row.formData, await privateAnswers(ctx, row._id))
}

interface Answered {
  definition: FormDefinition
  values: SubmittedAnswers
}

/** The tabs of the form are sections, and so is each copy of a data set. */
async function answerSections(ctx: Context, { definition, values }: Answered): Promise<RecordDescription['sections']> {
  const { fields, sets, tabs } = definition
  const of = async (title: string, list: readonly FormField[], answers: SubmittedAnswers) => ({
    title,
    pairs: (await Promise.all(list.map((field) => pairOf(ctx, field, answers)))).flat(),
  })
  const tabbed =
    tabs.length === 0 ? [{ name: words.answers[ctx.locale], fields: fields.map(({ name }) => name) }] : tabs
  const sections = tabbed.map((tab) =>
    of(
      tab.name || words.answers[ctx.locale],
      fields.filter(({ name }) => tab.fields.includes(name)),
      values,
    ),
  )
  const copies = sets.flatMap((set) =>
    copiesOf(values[set.name]).map((copy, at) =>
      of(fill(words.copy[ctx.locale], { set: set.title || set.name, n: at + 1 }), set.fields, copy),
    ),
  )
  return (await Promise.all([...sections, ...copies])).filter(({ pairs }) => pairs.length > 0)
}

const copiesOf = (value: unknown): readonly SubmittedAnswers[] => (Array.isArray(value) ? value : [])

async function pairOf(ctx: Context, field: FormField, answers: SubmittedAnswers): Promise<Pair[]> {
  const label = field.label || field.name
  if (field.type === 'note') return []
  if (field.isPrivate && !Object.hasOwn(answers, field.name)) return []
  const value = answers[field.name]
  if (field.type !== 'upload' || !Array.isArray(value))
    return [{ label, value: { text: answerText(field, { value, locale: ctx.locale }) } }]
  const files = await Promise.all(value.map((key) => fileByKey(ctx, String(key))))
  const cells = files.flatMap((file): Cell[] => (file ? [{ text: file.name, href: file.address }] : []))
  return [{ label, value: cells.length > 0 ? cells : { text: 'N/A' } }]
}

function aboutSection({ locale }: Context, { row }: Submission) {
  const person = `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim()
  const pair = (label: string, value: Cell): Pair => ({ label, value })
  return {
    title: words.about[locale],
    isAside: true,
    pairs: [
      pair(words.number[locale], { text: row.number }),
      pair(words.person[locale], personCell({ userID: row.userID, text: person || words.visitor[locale] })),
      pair(words.version[locale], { text: String(row.formVersion) }),
      ...(row.secondsTaken === null
        ? []
        : [pair(words.seconds[locale], { text: durationText(row.secondsTaken, locale) })]),
      ...(row.courseName ? [pair(words.course[locale], { text: row.courseName })] : []),
      ...(row.orderID
        ? [
            pair(words.order[locale], {
              text: words.order[locale],
              href: href('/order/detail/:id', { id: row.orderID }),
            }),
          ]
        : []),
    ],
  }
}

const personCell = ({ userID, text }: { userID: string | null; text: string }): Cell =>
  userID ? { text, href: href('/user/detail/:id', { id: userID }) } : { text, isMuted: true }

/** Returns a time in seconds, or in minutes from two minutes on. */
export const durationText = (seconds: number, locale: Context['locale']): string =>
  seconds < 120
    ? fill(words.secondsValue[locale], { n: seconds })
    : fill(words.minutes[locale], { n: Math.round(seconds / 60) })

/** The answers that staff may change, as texts. */
export const editableAnswers = ({ row, definition }: Submission) =>
  definition.fields.filter(isEditable).map((field) => ({
    ...{ name: field.name, label: field.label || field.name, isLong: field.type === 'textarea' },
    value: typeof row.formData[field.name] === 'string' ? String(row.formData[field.name]) : '',
    choices: field.options.map(({ value, label }) => ({ value, label })),
  }))
