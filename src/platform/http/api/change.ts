import { z } from 'zod'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { createAny, removeAny, restoreAny, updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { assertCovers } from '#platform/content/file/serving/assert-covers.ts'
import { assertBlocks } from '#platform/content/page/assert-blocks.ts'
import { serializeRow } from './serialize.ts'
import { versionOf } from './version.ts'

const written = z.strictObject({
  data: z.record(z.string(), z.unknown()),
  options: z.unknown().optional(),
  version: z.unknown().optional(),
})

/** The row to change. `match` is the header If-Match, the required version. */
export interface Meant {
  _id: string
  match?: string | undefined
}

/** Refuses content that a call may send but that no page could show: unusable blocks and missing cover files. */
async function proveSent(ctx: Context, collection: AnyCollection, of: { data: Record<string, unknown>; _id?: string }) {
  await assertBlocks(ctx, collection, of)
  await assertCovers(ctx, collection, of)
}

/** Handles `POST {c}`; returns the new row. */
export const createOne = async (ctx: Context, name: string, body: unknown) => {
  const { data } = readBody(body)
  await proveSent(ctx, collectionOf(ctx, name), { data })
  const row = await createAny(ctx, name, own(collectionOf(ctx, name), data))
  return { status: 200, _id: row._id, data: await serializeRow(ctx, collectionOf(ctx, name), row) }
}

/** Handles `PUT {c}/{id}`. A version in the body, in `data` or in If-Match must equal the stored one. */
export const changeOne = async (ctx: Context, name: string, to: Meant & { body: unknown }) => {
  const { data, version } = readBody(to.body)
  await proveSent(ctx, collectionOf(ctx, name), { data, _id: to._id })
  const row = await updateAny(ctx, name, {
    _id: to._id,
    change: own(collectionOf(ctx, name), data),
    version: versionOf({ body: version, data: data['version'], match: to.match }),
  })
  return { status: 200, data: await serializeRow(ctx, collectionOf(ctx, name), row) }
}

/** Handles `DELETE {c}/{id}`; returns the removed row. */
export const removeOne = async (ctx: Context, name: string, { _id, match }: Meant) => {
  const row = await removeAny(ctx, name, { _id, version: versionOf({ match }) })
  return { status: 200, data: await serializeRow(ctx, collectionOf(ctx, name), row) }
}

/** Handles `POST {c}/{id}/restore`; returns the restored row. */
export const restoreOne = async (ctx: Context, name: string, { _id, match }: Meant) => {
  const row = await restoreAny(ctx, name, { _id, version: versionOf({ match }) })
  return { status: 200, data: await serializeRow(ctx, collectionOf(ctx, name), row) }
}

function readBody(body: unknown) {
  const read = written.safeParse(body)
  if (read.success) return read.data
  const field = read.error.issues[0]?.path.join('.') || 'data'
  throw invalid({ field, code: 'body', th: 'รูปแบบข้อมูลไม่ถูกต้อง', en: 'The body is not {data, options?}' })
}

/** A client may send back a row it received. System fields and included rows are ignored. */
function own({ populate = [] }: AnyCollection, data: Record<string, unknown>) {
  const { _id: _a, createdAt: _b, updatedAt: _c, version: _d, removedAt: _e, removedBy: _f, ...fields } = data
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !populate.includes(name)))
}
