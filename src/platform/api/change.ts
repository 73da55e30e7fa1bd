import { z } from 'zod'
import { collectionOf } from '#platform/collection/catalogue.ts'
import { createAny, removeAny, updateAny } from '#platform/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { wireOf } from './wire.ts'

const written = z.strictObject({
  data: z.record(z.string(), z.unknown()),
  options: z.unknown().optional(),
  version: z.number().int().optional(),
})

/** Answers `POST {c}` with the new row. */
export const createOne = async (ctx: Context, name: string, body: unknown) => {
  const { data } = readBody(body)
  const row = await createAny(ctx, name, withoutSystem(data))
  return { status: 200, _id: row._id, data: wireOf(ctx, collectionOf(ctx, name), { row }) }
}

/** Answers `PUT {c}/{id}`; a `version` that is sent must be the stored one. */
export const changeOne = async (ctx: Context, name: string, to: { _id: string; body: unknown }) => {
  const { data, version } = readBody(to.body)
  const given = version ?? (typeof data['version'] === 'number' ? data['version'] : undefined)
  const change = withoutSystem(data)
  const row = await updateAny(ctx, name, { _id: to._id, change, ...(given !== undefined && { version: given }) })
  return { status: 200, data: wireOf(ctx, collectionOf(ctx, name), { row }) }
}

/** Answers `DELETE {c}/{id}` with the row that is gone. */
export const removeOne = async (ctx: Context, name: string, _id: string) => {
  const row = await removeAny(ctx, name, _id)
  return { status: 200, data: wireOf(ctx, collectionOf(ctx, name), { row }) }
}

function readBody(body: unknown) {
  const read = written.safeParse(body)
  if (read.success) return read.data
  const field = read.error.issues[0]?.path.join('.') || 'data'
  throw invalid({ field, code: 'body', th: 'รูปแบบข้อมูลไม่ถูกต้อง', en: 'The body is not {data, options?}' })
}

/** A client may send back what it was given: the platform's own fields are not taken from it. */
function withoutSystem(data: Record<string, unknown>) {
  const { _id: _a, createdAt: _b, updatedAt: _c, version: _d, ...fields } = data
  return fields
}
