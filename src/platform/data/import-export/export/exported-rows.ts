import type { RawBuilder } from 'kysely'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { labelsFor } from '#platform/office/screens/description/labels.ts'
import { textAt } from '../cells.ts'
import type { Column } from '../columns.ts'
import { words } from '../words.ts'

export interface Wanted {
  collection: AnyCollection
  columns: readonly Column[]
  /** The filtered rows that the viewer may see. */
  matching: ReturnType<typeof fromAny>
  order: RawBuilder<unknown>
  most: number
  /** Whether the other format allows more rows. */
  hasLarger: boolean
}

const atOnce = 500

/**
 * Returns the rows of an export as texts, a few hundred at a time. The first query fixes the rows and their order, so
 * that concurrent writes neither duplicate nor drop rows. Refuses more rows than a file allows.
 */
export const exportedRows = async (ctx: Context, wanted: Wanted): Promise<AsyncGenerator<string[][]>> => {
  const ids = await idsOf(wanted)
  return inPieces(ctx, wanted, ids)
}

async function idsOf({ matching, order, most, hasLarger }: Wanted): Promise<string[]> {
  const found = await matching
    .select('row._id')
    .orderBy(order)
    .limit(most + 1)
    .execute()
  if (found.length > most) throw tooManyRows(most, hasLarger)
  return found.map((row) => String(row['_id']))
}

async function* inPieces(ctx: Context, wanted: Wanted, ids: readonly string[]): AsyncGenerator<string[][]> {
  for (let at = 0; at < ids.length; at += atOnce) {
    const piece = ids.slice(at, at + atOnce)
    const found = await wanted.matching.selectAll().where('row._id', 'in', piece).execute()
    const rows = new Map(found.map((row) => [String(row['_id']), row]))
    yield await textsOf(ctx, wanted, piece.flatMap((id) => rows.get(id) ?? []) as Record<string, unknown>[])
  }
}

async function textsOf(ctx: Context, { collection, columns }: Wanted, rows: Record<string, unknown>[]) {
  const labels = await labelsFor(ctx, { collection, rows })
  return rows.map((row) =>
    columns.map((column) => {
      if (!column.names) return textAt(row, column)
      const known = labels.get(collection.fields[column.names]!.to!)
      return [row[column.names] ?? []]
        .flat()
        .map((key) => known?.get(String(key)) ?? '')
        .join(', ')
    }),
  )
}

const tooManyRows = (most: number, hasLarger: boolean) => {
  const say = (locale: 'th' | 'en') =>
    fill(words.tooManyRows[locale], {
      most: most.toLocaleString('th-TH'),
      instead: hasLarger ? words.orCsv[locale] : '',
    })
  return invalid({ field: 'filter', code: 'too-many-rows', th: say('th'), en: say('en') })
}
