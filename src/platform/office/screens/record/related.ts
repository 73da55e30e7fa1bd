import { columnHead } from '../description/column-head.ts'
import { sql } from 'kysely'
import { parseFilter } from '#domain/query/parse-filter.ts'
import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import { comparedAs, filterable } from '#platform/data/collection/catalogue.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { compileRule } from '#platform/data/query/compile-filter.ts'
import type { Action, Column, RecordDescription, Row as ListRow } from '#ui/office/description.ts'
import { cellOf, columnKindOf, fieldAt, valueAt } from '../description/cell.ts'
import { labelsFor } from '../description/labels.ts'
import { listWords } from '../description/list-words.ts'
import { listOf } from '../list/filter/conditions.ts'
import { storedConditions } from '../list/matching.ts'
import { ordered } from '../list/list-query.ts'
import { pathTo } from '../paths.ts'
import { recordWords as words } from './words.ts'

type Row = Record<string, unknown>

/** A field of another collection whose rows refer to the row by this key. */
interface Referring {
  other: AnyCollection
  field: string
  key: string
  /** Another field of the collection has the same target, so the card names the field. */
  isOneOfMany: boolean
}

const mostRows = 5
const mostColumns = 5

/** Returns the rows of other collections that refer to a row: one card per collection with a list for this viewer. */
export const relatedTo = async (
  ctx: Context,
  of: { collection: AnyCollection; route: Route; row: Row },
): Promise<RecordDescription['related']> => {
  const cards = referringTo(ctx, of).map((referring) => cardOf(ctx, of.route, referring))
  return (await Promise.all(cards)).filter((card) => card !== null)
}

/** Returns links to add notes of collections that can be about any record. */
export const addingTo = (ctx: Context, of: { collection: AnyCollection; route: Route; row: Row }): Action[] =>
  referringTo(ctx, of)
    .filter(({ other, field }) => other.fields[field]!.namesRecord)
    .flatMap((referring) => addTo(ctx, of.route, referring) ?? [])

function referringTo(ctx: Context, { collection, row }: { collection: AnyCollection; row: Row }): Referring[] {
  return [...ctx.app.collections.values()]
    .filter(({ module, collection: other }) => ctx.site.plugins.has(module) && !other.singleton)
    .flatMap(({ collection: other }) => {
      const found = Object.entries(other.fields).flatMap(([field, { to, at, namesRecord, ...rest }]) => {
        const { refers } = fieldTypeOf(rest)
        const own = refers && to === collection.name ? row[at ?? refers.by] : null
        const key = namesRecord ? `${collection.name}/${String(row['_id'])}` : own
        return typeof key === 'string' && isReadable(ctx, other.fields[field]) ? [{ other, field, key }] : []
      })
      return found.map((one) => ({ ...one, isOneOfMany: found.length > 1 }))
    })
}

async function cardOf(ctx: Context, near: Route, referring: Referring) {
  const { other, field, isOneOfMany } = referring
  const { locale } = ctx
  const list = pathTo(ctx, { collection: other.name, verb: 'list', near })
  if (list === undefined) return null
  const matching = fromAny(ctx, other).where(condition(ctx, referring))
  const [sort, direction] = other.list.sort.split(' ') as [string, string?]
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(ordered(other, { sort, isDescending: direction === 'desc' }))
      .limit(mostRows)
      .execute(),
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const add = addTo(ctx, near, referring)
  if (rows.length === 0 && (!add || other.fields[field]!.namesRecord)) return null
  const count = Number(total).toLocaleString('th-TH')
  return {
    title: isOneOfMany ? `${other.plural[locale]} · ${other.fields[field]!.label[locale]}` : other.plural[locale],
    count,
    ...allOf(ctx, { list, referring, count }),
    ...(add && { add }),
    list: {
      ...(await tableOf(ctx, near, { referring, rows })),
      empty: { title: fill(words.none[locale], { name: other.label[locale] }) },
      words: listWords(locale),
    },
  }
}

/** Returns the filtered list of these rows, if its fields support the filter. */
function allOf(ctx: Context, { list, referring, count }: { list: string; referring: Referring; count: string }) {
  const { other, field, key } = referring
  const conditions = storedConditions(ctx, other, { conditions: [{ field, operator: 'is', value: key }] })
  if (conditions.length === 0) return {}
  return { all: { href: listOf(list, conditions), label: fill(words.seeAll[ctx.locale], { n: count }) } }
}

/** Condition: a row refers to the key, in the query language form for the field's kind. */
function condition(ctx: Context, { other, field, key }: Referring) {
  const path = comparedAs(other, field) === 'json' ? `${field}.id` : field
  const parsed = parseFilter({ [path]: key }, filterable(ctx.app.collections, other))
  if ('issues' in parsed) throw new Error(`'${other.name}.${field}' cannot be asked`)
  return compileRule(parsed.filter, { ...ruledBy(ctx, other), alias: 'row' })
}

/** Returns the form that adds such a row, with the reference filled in. */
function addTo(ctx: Context, near: Route, { other, field, key }: Referring) {
  const href = pathTo(ctx, { collection: other.name, verb: 'add', near })
  const isAsked = other.form.some(({ fields }) => fields.includes(field)) && isWritable(ctx, other.fields[field]!)
  if (href === undefined || !isAsked || !mayEver(other.access.create, ruledBy(ctx, other))) return undefined
  const label = fill(words.add[ctx.locale], { name: other.label[ctx.locale] })
  return { href: `${href}?${new URLSearchParams({ [field]: key })}`, label, icon: 'plus' as const }
}

async function tableOf(
  ctx: Context,
  near: Route,
  { referring: { other, field }, rows }: { referring: Referring; rows: readonly Row[] },
): Promise<{ columns: Column[]; rows: ListRow[] }> {
  const { state, columns } = other.list
  const names = columns.filter((name) => name !== field).slice(0, mostColumns)
  const labels = await labelsFor(ctx, { collection: other, rows })
  const cell = (row: Row, name: string) =>
    cellOf(ctx, { value: valueAt(row, name), field: fieldAt(other, name)!, labels, isState: name === state })
  return {
    columns: names.map((name) => {
      const declared = fieldAt(other, name)!
      const label = columnHead(declared, ctx.locale)
      return { name, label, kind: columnKindOf(declared, name === state) }
    }),
    rows: rows.map((row) => {
      const to = { collection: other.name, near, row }
      const href = pathTo(ctx, { ...to, verb: 'show' }) ?? pathTo(ctx, { ...to, verb: 'edit' })
      return {
        ...{ id: String(row['_id']), actions: [], ...(href && { href }) },
        cells: Object.fromEntries(names.map((name) => [name, cell(row, name)])),
      }
    }),
  }
}
