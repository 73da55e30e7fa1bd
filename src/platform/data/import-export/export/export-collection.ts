import { Readable } from 'node:stream'
import { z } from 'zod'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { matchingRows } from '#platform/http/api/find.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { askable } from '#platform/data/query/askable.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { filterOf } from '#platform/office/screens/list/matching.ts'
import { ordered, readListQuery, searched } from '#platform/office/screens/list/list-query.ts'
import { caps } from '../caps.ts'
import { type Column, columnsOf } from '../columns.ts'
import type { FileFormat } from '../file-types.ts'
import { mayExport } from '../rights.ts'
import { words } from '../words.ts'
import { csvLines, excelCells } from './formats.ts'
import { exportedRows } from './exported-rows.ts'

export interface ExportedFile {
  format: FileFormat
  /** The download's file name without extension; in ASCII for clients that support nothing else. */
  title: string
  plainTitle: string
  content: Readable | Uint8Array
}

const question = z.object({
  format: z.enum(['csv', 'xlsx']).default('csv'),
  fields: z.string().max(4000).optional(),
  filter: z.string().max(20_000).default('{}'),
  lang: z.enum(['th', 'en']).optional(),
})

/**
 * Handles `GET {c}/export`: a CSV or XLSX file of the rows and fields that the viewer may read. `q`, `where` and `sort`
 * work as in the derived list. Refuses viewers without permission, unknown fields and filters, and more rows than the
 * format allows.
 */
export const exportCollection = async (ctx: Context, name: string, url: URL): Promise<ExportedFile> => {
  const collection = collectionOf(ctx, name)
  if (!mayExport(ctx, collection)) throw forbidden()
  const asked = question.safeParse(Object.fromEntries(url.searchParams))
  if (!asked.success) throw badQuestion(asked.error.issues[0]!.path.join('.'))
  const { format, fields, filter, lang = ctx.locale } = asked.data
  const columns = chosen(columnsOf(ctx, collection), fields)
  const list = readListQuery(url, collection)
  const seen = askable(ctx, collection)
  const both = { $and: [readFilter(filter), filterOf(ctx, { collection, seen, query: list })] }
  const rows = await exportedRows(ctx, {
    collection,
    columns,
    matching: matchingRows(ctx, collection, { filter: both, seen }).where(searched(list.q)),
    order: ordered(collection, list),
    most: format === 'csv' ? caps.streamedRows : caps.rows,
    hasLarger: format === 'xlsx',
  })
  const title = collection.plural[lang]
  const table = { heads: columns.map((column) => column.head[lang]), forms: columns.map((column) => column.form) }
  const content =
    format === 'csv'
      ? Readable.from(csvLines(table, rows), { objectMode: false })
      : await ctx.app.spreadsheets.write({ title, ...table }, excelCells(rows))
  const day = bangkokDay(ctx.now)
  return { format, title: `${title} ${day}`, plainTitle: `${name}-${day}`, content }
}

/** Returns the requested columns in that order, or all readable ones by default. */
function chosen(columns: Column[], asked: string | undefined): Column[] {
  const readable = columns.filter((column) => column.isReadable)
  if (!asked) return readable
  return asked.split(',').map((name) => {
    const column = readable.find((one) => one.name === name.trim())
    if (!column) throw unknownField(name.trim().slice(0, 64))
    return column
  })
}

function readFilter(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badQuestion('filter')
  }
}

const unknownField = (field: string) =>
  invalid({
    field: 'fields',
    code: 'unknown',
    th: fill(words.unknownField.th, { field }),
    en: fill(words.unknownField.en, { field }),
  })

const badQuestion = (field: string) =>
  invalid({
    field,
    code: 'query',
    th: fill(words.badQuestion.th, { field }),
    en: fill(words.badQuestion.en, { field }),
  })
