import { href } from 'react-router'
import type { FormField } from '#domain/form/definition.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Cell, Column, RelatedList } from '#ui/office/description.ts'
import { answerText } from '../../rules/answer-text.ts'
import { type SubmissionStatus, submissionStatuses } from '../../rules/submission-status.ts'
import { latestVersion } from '../../submissions/form/versions.server.ts'
import { officeWords as words } from '../words.ts'
import { listSubmissions, pageSize, type SubmissionQuery } from './list-submissions.server.ts'

type Listed = Awaited<ReturnType<typeof listSubmissions>>['list'][number]

/** The dot of a status. */
const tones = { submit: 'waiting', confirm: 'live', reject: 'broken', cancel: 'off' } as const

export const statusCell = (status: SubmissionStatus, { locale }: Pick<Context, 'locale'>): Cell => ({
  text: submissionStatuses.find(({ value }) => value === status)!.label[locale],
  tone: tones[status],
})

/** Describes a page of submissions: listed answers are columns and filters. */
export async function describeList(ctx: Context, query: SubmissionQuery) {
  const { locale } = ctx
  const [{ list, total }, version] = await Promise.all([listSubmissions(ctx, query), latestVersion(ctx, query.formID)])
  const fields = (version?.definition.fields ?? []).filter(({ isListed, isPrivate }) => isListed && !isPrivate)
  const text = inLocale(words, locale)
  const table: RelatedList = {
    columns: columnsOf(ctx, fields),
    rows: list.map((row) => ({
      ...{ id: row._id, href: href('/cms/form/:id/:sub', { id: query.formID, sub: row._id }), actions: [] },
      cells: cellsOf(ctx, { row, fields }),
    })),
    empty: { title: text.noSubmissions, text: text.noSubmissionsText },
    words: listWords(locale),
  }
  return {
    ...{ table, total: fill(words.total[locale], { n: total }) },
    fields: fields.map(({ id, label, name }) => ({ value: id, label: label || name })),
    statuses: [
      ...submissionStatuses.map(({ value, label }) => ({ value, label: label[locale] })),
      { value: 'suspected', label: text.suspected },
    ],
    newer: query.page > 1 ? pathOf(query, query.page - 1) : null,
    older: total > query.page * pageSize ? pathOf(query, query.page + 1) : null,
  }
}

const columnsOf = ({ locale }: Context, fields: readonly FormField[]): Column[] => [
  { name: 'number', label: words.number[locale], kind: 'text' },
  { name: 'person', label: words.person[locale], kind: 'person' },
  { name: 'sentAt', label: words.sentAt[locale], kind: 'instant' },
  { name: 'status', label: words.state[locale], kind: 'state' },
  ...fields.map(({ id, label, name }) => ({ name: id, label: label || name, kind: 'text' as const })),
]

function cellsOf(ctx: Context, { row, fields }: { row: Listed; fields: readonly FormField[] }): Record<string, Cell> {
  const { locale } = ctx
  const person = `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim()
  return {
    number: { text: row.number },
    person: person ? { text: person } : { text: words.visitor[locale], isMuted: true },
    status: row.isSuspected ? { text: words.suspected[locale], tone: 'broken' } : statusCell(row.status, ctx),
    sentAt: { text: formatInstant(row.createdAt, { length: 'medium', locale }) },
    ...Object.fromEntries(
      fields.map((field) => [field.id, { text: answerText(field, { value: row.formData[field.name], locale }) }]),
    ),
  }
}

function pathOf({ formID, page: _page, ...query }: SubmissionQuery, page: number): string {
  const given = Object.entries(query).filter(([, value]) => value !== '')
  const params = new URLSearchParams([...given, ['page', String(page)]])
  return `${href('/cms/form/:id', { id: formID })}?${params}`
}
