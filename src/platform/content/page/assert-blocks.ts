import { isDeepStrictEqual } from 'node:util'
import { isMenu } from '#domain/page/menu.ts'
import { type PageObject, readPage } from '#domain/page/page.ts'
import type { Issue } from '#domain/validation/issue.ts'
import type { Collection } from '#platform/data/collection/define.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { type Fault, readObject } from './read-object.ts'

type Values = Record<string, unknown>

/**
 * Refuses blocks that a page could not show: of an unknown kind, or with props that the kind refuses. Blocks already
 * stored in the row with this `_id` are accepted, so that pages of an earlier product can be edited.
 */
export const assertBlocks = async (
  ctx: Context,
  collection: Collection,
  { data, _id }: { data: Values; _id?: string },
): Promise<void> => {
  const names = Object.keys(data).filter((name) => collection.fields[name]?.holdsBlocks)
  const wrong = names.flatMap((name) => faultsOf(ctx, data[name]).map((one) => ({ ...one, name })))
  if (wrong.length === 0) return
  const stored = _id ? await storedRow(ctx, collection, _id) : undefined
  const held = names.flatMap((name) => objectsOf(stored?.[name]))
  const added = wrong.filter(({ object }) => !held.some((one) => isDeepStrictEqual(one, object)))
  if (added.length > 0) throw invalid(...added.map(({ name, object, fault }) => issueOf({ name, object, fault })))
}

/** Blocks of a later version or a disabled plugin may become visible one day. */
function faultsOf(ctx: Context, page: unknown): { object: PageObject; fault: Fault }[] {
  return objectsOf(page).flatMap((object) => {
    const read = readObject(ctx, object)
    return 'fault' in read && said[read.fault.why] ? [{ object, fault: read.fault }] : []
  })
}

function objectsOf(page: unknown): PageObject[] {
  if (page === undefined || page === null || isMenu(page)) return []
  const read = readPage(page)
  return 'page' in read ? read.page.rows.flatMap(({ columns }) => columns.flatMap(({ objects }) => objects)) : []
}

const storedRow = (ctx: Context, collection: Collection, _id: string): Promise<Values | undefined> =>
  fromAny(ctx, collection).selectAll().where('row._id', '=', _id).executeTakeFirst()

function issueOf({ name, object, fault }: { name: string; object: PageObject; fault: Fault }): Issue {
  const held = { type: object.type, names: fault.why === 'props' ? fault.names.join(', ') : '' }
  const { th, en } = said[fault.why]!
  return { field: name, code: 'block', th: fill(th, held), en: fill(en, held) }
}

const said: Partial<Record<Fault['why'], { th: string; en: string }>> = {
  unknown: { th: 'ไม่มีบล็อกชนิด “{type}”', en: 'There is no block type “{type}”' },
  props: {
    th: 'ค่าของบล็อก “{type}” ไม่ถูกต้อง: {names}',
    en: 'The block “{type}” has invalid settings: {names}',
  },
}
