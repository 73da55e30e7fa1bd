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

/** Which row is meant; `match` is the header If-Match, the version that it must have. */
export interface Meant {
  _id: string
  match?: string | undefined
}

/** What a call may send that would then not be seen by anybody is refused. */
async function proveSent(ctx: Context, collection: AnyCollection, of: { data: Record<string, unknown>; _id?: string }) {
  await assertBlocks(ctx, collection, of)
  await assertCovers(ctx, collection, of)
}

/** Answers `POST {c}` with the new row. */
export const createOne = async (ctx: Context, name: string, body: unknown) => {
  const { data } = readBody(body)
  await proveSent(ctx, collectionOf(ctx, name), { data })
  const row = await createAny(ctx, name, own(collectionOf(ctx, name), data))
  return { status: 200, _id: row._id, data: await serializeRow(ctx, collectionOf(ctx, name), row) }
}

/** Answers `PUT {c}/{id}`; a version that is sent in the body, in `data` or in If-Match must be the stored one. */
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

/** Answers `DELETE {c}/{id}` with the row that is gone. */
export const removeOne = async (ctx: Context, name: string, { _id, match }: Meant) => {
  const row = await removeAny(ctx, name, { _id, version: versionOf({ match }) })
  return { status: 200, data: await serializeRow(ctx, collectionOf(ctx, name), row) }
}

/** Answers `POST {c}/{id}/restore` with the row that is back. */
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

/** A client may send back what it was given: the platform's own fields, and rows that were carried, are not taken from it. */
function own({ populate = [] }: AnyCollection, data: Record<string, unknown>) {
  const { _id: _a, createdAt: _b, updatedAt: _c, version: _d, removedAt: _e, removedBy: _f, ...fields } = data
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !populate.includes(name)))
}
