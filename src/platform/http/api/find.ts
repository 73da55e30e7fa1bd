import { sql } from 'kysely'
import { z } from 'zod'
import type { CollectionTypes as Filterable, Filter } from '#domain/query/filter.ts'
import { parseFilter } from '#domain/query/parse-filter.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { askable } from '#platform/data/query/askable.ts'
import { compileFilter } from '#platform/data/query/compile-filter.ts'
import { operandsOf } from '#platform/data/query/operand.ts'
import { orderTerm } from '#platform/data/collection/order.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { withReadOverride } from '#platform/data/access/read-override.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { answeredFields, serializeRow, serializeRows } from './serialize.ts'
import { matchingOf, pageOf, totalOf } from './page-of.ts'

export const paging = z.object({ page: z.number().int().min(1).max(100_000), limit: z.number().int().min(1).max(2000) })
const names = z.array(z.string().max(130)).max(100)
/** The body of a query, also the source of its OpenAPI schema. */
export const question = z.strictObject({
  method: z.literal('find').optional(),
  args: z
    .array(z.unknown().meta({ $ref: '#/components/schemas/Filter' }))
    .max(1)
    .optional(),
  paging: paging.optional(),
  sort: z.record(z.string().max(130), z.union([z.literal(1), z.literal(-1)])).optional(),
  fields: names.optional(),
  hidden: names.optional(),
})
const unpagedLimit = 1000

/**
 * Handles `POST {c}/query` (specification §7). Returns a plain list, or `{status, data, paging, total}` if paging is
 * requested.
 */
export const find = async (ctx: Context, name: string, body: unknown) => {
  const collection = collectionOf(ctx, name)
  const asked = question.safeParse(body)
  if (!asked.success) throw badQuestion(asked.error.issues[0]!.path.join('.'))
  const { args, sort, fields, hidden } = asked.data
  const page = asked.data.paging
  const seen = askable(ctx, collection)
  const filter = filterOf(args?.[0] ?? {}, seen)
  const limit = page?.limit ?? unpagedLimit
  const by = sort ?? standing(collection)
  const order = orderOf(collection, { sort: by, seen })
  const matching = matchingOf(collection, filter)
  const place = { order, sortedBy: Object.keys(by), limit, offset: ((page?.page ?? 1) - 1) * limit }
  const [rows, total] = await Promise.all([
    pageOf(ctx, matching, { ...place, only: answeredFields(collection, { fields, hidden }) }),
    page && totalOf(ctx, matching),
  ])
  const data = await serializeRows(ctx, collection, { rows, fields, hidden })
  return page ? { status: 200, data, paging: page, total } : data
}

/** Returns one row by `_id`. Undefined if the viewer may not see it. */
export const findOne = async (ctx: Context, name: string, _id: string) => {
  const collection = collectionOf(ctx, name)
  const open = await withReadOverride(ctx, name, _id)
  const only = answeredFields(collection, {})
  const row = await fromAny(open, collection, only).selectAll().where('row._id', '=', _id).executeTakeFirst()
  return row && serializeRow(ctx, collection, row)
}

/** The rows that the viewer may see and the client's filter matches. */
export function matchingRows(ctx: Context, collection: AnyCollection, asked: { filter: unknown; seen: Filterable }) {
  const filter = filterOf(asked.filter, asked.seen)
  return fromAny(ctx, collection).where(compileFilter(filter, { operand: operandsOf(collection, 'row') }))
}

function filterOf(asked: unknown, seen: Filterable): Filter {
  const parsed = parseFilter(typeof asked === 'string' ? { username: asked } : asked, seen)
  if ('issues' in parsed) throw invalid(...parsed.issues)
  return parsed.filter
}

function orderOf(collection: AnyCollection, asked: { sort: Record<string, 1 | -1>; seen: Filterable }) {
  const terms = Object.entries(asked.sort).map(([field, direction]) => {
    if (!isSortable(asked.seen, field)) throw badQuestion(`sort.${field}`)
    return orderTerm(collection, { field, isDescending: direction === -1 })
  })
  return sql.join([...terms, sql.ref('row._id')])
}

/** Sortable fields have one value per row; lists and JSON have no useful order. */
const isSortable = ({ fields }: Filterable, field: string) =>
  Object.hasOwn(fields, field) && !field.includes('.') && fields[field] !== 'json' && fields[field] !== 'list'

/** The collection's default order. */
const standing = ({ order }: AnyCollection): Record<string, 1 | -1> =>
  order ? { [order.replace(/ desc$/, '')]: order.endsWith(' desc') ? -1 : 1 } : {}

const badQuestion = (field: string) =>
  invalid({ field, code: 'query', th: `คำค้น "${field}" ไม่ถูกต้อง`, en: `The query is wrong at "${field}"` })
