import { sql } from 'kysely'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { matchingRows } from '#platform/http/api/find.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { fill, type Locale } from '#platform/site/i18n/words.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { askable } from '#platform/data/query/askable.ts'
import { caps } from '../caps.ts'
import { forExcel, textAt } from '../cells.ts'
import type { ExportedFile } from '../export/export-collection.ts'
import type { Sheet } from '../sheets/table.ts'
import { codesByIds, codesOf } from './codes.ts'
import { menuHelp, menuSheet, menuTexts, partWithMenus } from './menus/menu-sheet.ts'
import { helpRows, helpSheet } from './help-sheet.ts'
import { codeColumn, mayUseWorkbook, type Part, partsOf } from './parts.ts'
import { bookWords } from './words.ts'

/**
 * Handles `GET workbook/export`: the workbook of the context's site, with headings in one language. It has a help sheet
 * first, and one sheet per participating collection. A template has no rows. Throws forbidden below administrator of
 * the site.
 */
export const exportWorkbook = async (
  ctx: Context,
  { locale = ctx.locale, isTemplate }: { locale?: Locale; isTemplate: boolean },
): Promise<ExportedFile> => {
  if (!mayUseWorkbook(ctx)) throw forbidden()
  const parts = partsOf(ctx)
  const [tables, menus]: [string[][][], string[][]] = [[], []]
  for (const part of parts) tables.push(isTemplate ? [] : await rowsOf(ctx, part, menus))
  if ([...tables, menus].reduce((sum, { length }) => sum + length, 0) > caps.rows) throw tooManyRows()
  const withMenus = partWithMenus(parts)
  const help = [...helpRows(ctx, { parts, locale }), ...(withMenus ? menuHelp(locale) : [])]
  const content = await ctx.app.spreadsheets.writeBook([
    { sheet: helpSheet(locale), rows: pieces(help) },
    ...parts.flatMap((part, at) => [
      { sheet: sheetOf(part, locale), rows: pieces(tables[at]!) },
      ...(part === withMenus ? [{ sheet: menuSheet(locale), rows: pieces(menus) }] : []),
    ]),
  ])
  const day = bangkokDay(ctx.now)
  return { format: 'xlsx', title: `${bookWords.title[locale]} ${day}`, plainTitle: `workbook-${day}`, content }
}

/** Tab names are Thai in both languages, so that a workbook is always the same. */
const sheetOf = ({ collection, columns }: Part, locale: Locale): Sheet => ({
  title: collection.plural.th,
  heads: columns.map(({ head }) => head[locale]),
  forms: columns.map(({ form }) => form),
})

type Row = Record<string, unknown>

/** Returns the rows of a part. Menus that rows can express go to their own sheet, and their cells stay empty. */
async function rowsOf(ctx: Context, { collection, columns }: Part, menus: string[][]): Promise<string[][]> {
  const { order = [], rows: filter, menus: menuField } = collection.workbook!
  const all = filter
    ? matchingRows(ctx, collection, { filter, seen: askable(ctx, collection) })
    : fromAny(ctx, collection)
  const by = [...order, '_id'].map((name) => sql.ref(`row.${name}`))
  const rows: Row[] = await all
    .selectAll()
    .orderBy(sql.join(by))
    .limit(caps.rows + 1)
    .execute()
  const codes = await codesOf(ctx, collection, rows)
  const linked = await linkedTexts(ctx, { columns, rows })
  return rows.map((row) => {
    const code = codes.get(String(row['_id']))!
    const menu = menuField ? menuTexts(row[menuField], code) : null
    menus.push(...(menu ?? []))
    return columns.map((column) => {
      if (column === codeColumn) return code
      if (menu && column.name === menuField) return ''
      return forExcel(linked.get(column.name)?.(textAt(row, column)) ?? textAt(row, column))
    })
  })
}

/** Returns, by column, functions that replace `_id`s of referenced rows by codes. */
async function linkedTexts(ctx: Context, { columns, rows }: { columns: Part['columns']; rows: readonly Row[] }) {
  const texts = new Map<string, (text: string) => string>()
  for (const column of columns) {
    const { field } = column
    const { rekeyed, refers } = field ? fieldTypeOf(field) : {}
    if (!rekeyed || !field?.to || refers?.by !== '_id') continue
    const ids = new Set<string>()
    for (const row of rows) rekeyed(textAt(row, column), (id, { isName }) => (isName || ids.add(id), null))
    const codes = await codesByIds(ctx, ctx.app.collections.get(field.to)!.collection, [...ids])
    texts.set(column.name, (text) =>
      rekeyed(text, (id, { isName }) => (!isName && codes.has(id) ? { key: codes.get(id)! } : null)),
    )
  }
  return texts
}

async function* pieces(rows: string[][]) {
  for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500)
}

function tooManyRows() {
  const say = (locale: Locale) => fill(bookWords.tooManyRows[locale], { most: caps.rows.toLocaleString('th-TH') })
  return invalid({ field: 'file', code: 'too-many-rows', th: say('th'), en: say('en') })
}
