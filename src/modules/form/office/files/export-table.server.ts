import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import { bangkokDay, bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { fileNames } from '#platform/content/file/serving/file-by-key.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { answerText } from '../../rules/answer-text.ts'
import { exportColumns, type ExportColumn } from '../../rules/export-columns.ts'
import type { SubmittedAnswers } from '../../rules/split-private.ts'
import { submissionStatuses } from '../../rules/submission-status.ts'
import { versionsOf } from '../../submissions/form/versions.server.ts'
import { officeWords as words } from '../words.ts'

/** A sheet to write: its name, its head, and its rows in batches. */
export interface ExportTable {
  title: string
  heads: string[]
  rows: () => AsyncIterable<string[][]>
}

const batch = 500

/**
 * Returns the sheets of the submissions of a form: one row each, and a sheet for each data set with `_parent` and `_index`. Columns are those
 * of all versions by field. Private answers are left out.
 */
export async function exportTables(ctx: Context, formID: string): Promise<ExportTable[]> {
  const versions = await versionsOf(ctx, formID)
  const definitions = new Map(versions.map(({ number, definition }) => [number, definition]))
  const columns = exportColumns(versions.map(({ definition }) => definition))
  const { locale } = ctx
  const heads = [words.number, words.sentAt, words.person, words.state, words.version].map((word) => word[locale])
  const main: ExportTable = {
    ...{ title: words.submissionSheet[locale], heads: [...heads, ...columns.fields.map(({ label }) => label)] },
    rows: () =>
      batches(ctx, formID, (row, names) => [mainRow(ctx, { row, names, columns: columns.fields, definitions })]),
  }
  const sets = columns.sets.map((set): ExportTable => ({
    ...{ title: set.title, heads: ['_parent', '_index', ...set.columns.map(({ label }) => label)] },
    rows: () => batches(ctx, formID, (row, names) => copyRows(ctx, { row, names, set, definitions })),
  }))
  return [main, ...sets]
}

type Exported = Awaited<ReturnType<typeof readBatch>>[number]
/** Names of files by key. */
type FileNames = ReadonlyMap<string, string>
type Definitions = ReadonlyMap<number, FormDefinition>

async function* batches(
  ctx: Context,
  formID: string,
  linesOf: (row: Exported, names: FileNames) => string[][],
): AsyncGenerator<string[][]> {
  let after = ''
  for (;;) {
    const found = await readBatch(ctx, { formID, after })
    if (found.length === 0) return
    const names = await fileNames(
      ctx,
      found.flatMap(({ formData }) => keysIn(formData)),
    )
    yield found.flatMap((row) => linesOf(row, names))
    after = found.at(-1)!._id
  }
}

/** The keys of files in answers and in copies of data sets. */
const keysIn = (answers: SubmittedAnswers): string[] =>
  Object.values(answers)
    .flat()
    .flatMap((value) => {
      if (typeof value === 'string') return value.startsWith('upload/') ? [value] : []
      return typeof value === 'object' && value !== null ? keysIn(value as SubmittedAnswers) : []
    })

const readBatch = (ctx: Context, { formID, after }: { formID: string; after: string }) =>
  from(ctx, 'form')
    .leftJoin(rows(ctx, 'user'), 'user._id', 'form.userID')
    .select(['form._id', 'form.number', 'form.status', 'form.formData', 'form.createdAt', 'form.formVersion'])
    .select(['user.firstname', 'user.lastname'])
    .where('form.formID', '=', formID)
    .where('form._id', '>', after)
    .orderBy('form._id')
    .limit(batch)
    .execute()

interface RowOf {
  row: Exported
  names: FileNames
  definitions: Definitions
}

function mainRow(
  ctx: Context,
  { row, names, columns, definitions }: RowOf & { columns: readonly ExportColumn[] },
): string[] {
  const at = Date.parse(row.createdAt)
  const status = submissionStatuses.find(({ value }) => value === row.status)!.label[ctx.locale]
  const person = `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim()
  const fields = definitions.get(row.formVersion)?.fields ?? []
  return [
    ...[row.number, `${bangkokDay(at)} ${bangkokTime(at)}`, person, status, String(row.formVersion)],
    ...cellsOf(ctx, { columns, fields, names, answers: row.formData }),
  ]
}

function copyRows(
  ctx: Context,
  { row, names, set, definitions }: RowOf & { set: { name: string; columns: readonly ExportColumn[] } },
): string[][] {
  const copies = row.formData[set.name]
  const fields = definitions.get(row.formVersion)?.sets.find(({ name }) => name === set.name)?.fields ?? []
  if (!Array.isArray(copies)) return []
  return copies.map((answers: SubmittedAnswers, at) => [
    ...[row.number, String(at + 1)],
    ...cellsOf(ctx, { columns: set.columns, fields, names, answers }),
  ])
}

interface Cells {
  columns: readonly ExportColumn[]
  fields: readonly FormField[]
  names: FileNames
  answers: SubmittedAnswers
}

/** A renamed field keeps its id, so its answers stay in one column. */
const cellsOf = ({ locale }: Context, { columns, fields, names, answers }: Cells) =>
  columns.map(({ id }) => {
    const field = fields.find((one) => one.id === id)
    if (!field) return ''
    const value = answers[field.name]
    if (field.type === 'upload')
      return (
        [value ?? []]
          .flat()
          .map((key) => names.get(String(key)) ?? '')
          .join(', ') || 'N/A'
      )
    return field.type === 'datetime' && typeof value === 'string' ? value : answerText(field, { value, locale })
  })
