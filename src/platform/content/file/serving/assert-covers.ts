import type { Collection } from '#platform/data/collection/define.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fileByKey } from './file-by-key.ts'

type Values = Record<string, unknown>

/**
 * Refuses a text sent as a file key, such as a course cover, if the site has no such file. The value already stored in
 * the row with this `_id` is accepted, and so are external addresses.
 */
export const assertCovers = async (
  ctx: Context,
  collection: Collection,
  { data, _id }: { data: Values; _id?: string },
): Promise<void> => {
  const named = Object.keys(data).filter((name) => isKeyOfFile(collection, name, data[name]))
  const found = await Promise.all(named.map((name) => fileByKey(ctx, plain(data[name]))))
  const missing = named.filter((_, at) => found[at] === null)
  if (missing.length === 0) return
  const stored = _id ? await storedRow(ctx, collection, _id) : undefined
  const issues = missing.filter((name) => stored?.[name] !== data[name]).map((name) => issueOf(collection, name))
  if (issues.length > 0) throw invalid(...issues)
}

/** File fields have their own kind; this is a text that may contain a key. */
const isKeyOfFile = ({ fields }: Collection, name: string, value: unknown) =>
  fields[name]?.kind === 'text' && fields[name].extensions !== undefined && /^\/?upload\//.test(String(value))

const plain = (value: unknown) => String(value).replace(/^\//, '')

const storedRow = (ctx: Context, collection: Collection, _id: string): Promise<Values | undefined> =>
  fromAny(ctx, collection).selectAll().where('row._id', '=', _id).executeTakeFirst()

const issueOf = ({ fields }: Collection, name: string): Issue => ({
  ...{ field: name, code: 'missing' },
  th: `ไม่พบไฟล์ของ${fields[name]!.label.th} กรุณาอัปโหลดใหม่ หรือเลือกจากคลังสื่อ`,
  en: `There is no such file for the ${fields[name]!.label.en.toLowerCase()}: upload it, or choose one from the library`,
})
