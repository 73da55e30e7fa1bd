import { wireOf } from '#platform/http/api/wire.ts'
import { originOf, noteOrigin } from '#platform/content/imports/origins.ts'
import type { ImportItem } from '#platform/content/imports/items.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { storedSizes } from '#platform/content/file/library/picture-sizes.ts'
import type { BatchRow } from '#platform/office/screens/list/bulk/batch.ts'
import { sha256Of } from '../bring-file.server.ts'
import { carried, type Carried, changedByWordPress, reference, rewritten } from '../carried.ts'
import { freeSlug } from '../../site/parts/free-slug.server.ts'
import { type Places, placed } from '../pictures/placed.ts'
import { groupMark } from '../wordpress/carried-items.server.ts'

/** The result for one item of a file. */
export interface StoredPage {
  outcome: 'created' | 'changed'
  row: BatchRow
  slug: string
}

/** Where WordPress posts go. */
export interface Group {
  _id: string
  slug: string
}

/** Stores a page, post or menu from WordPress: a draft the first time, later an update of its content. */
export const storeWordPress = async (
  inside: Context,
  item: ImportItem,
  of: { source: string; group: Group; places: Places },
): Promise<StoredPage> => {
  const whole = carried.parse(item.content)
  const page = placed(withGroup(whole, of.group), of.places)
  const origin = await originOf(inside, { source: of.source, key: item.key })
  const there = origin && (await liveRow(inside, origin.row))
  const parent = await parentOf(inside, { page, ...of })
  const stored = there
    ? await changed(inside, there, changeOf(page, there))
    : await created(inside, { ...page, parent, slug: await freeSlug(inside, page.slug, page.type) })
  await noteOrigin(inside, of.source, {
    ...{ key: item.key, row: stored.row._id, version: stored.row.version, sha256: sha256Of(whole) },
  })
  return stored
}

/** Stores a page of a page file at its address. `ids` are the ids of the file's pages on this site. */
export const storePage = async (
  inside: Context,
  item: ImportItem,
  ids: ReadonlyMap<string, string>,
): Promise<StoredPage> => {
  const page = carried.parse(item.content)
  const idOf = (text: string) => (text.startsWith(reference.post) ? (ids.get(text) ?? '') : text)
  const there = await rowAt(inside, page)
  const fields = {
    ...{
      ...page,
      builder: rewritten(page.builder, idOf) as Carried['builder'],
      parent: await liveId(inside, page.parent && idOf(page.parent)),
    },
    ...(await ownFiles(inside, page)),
  }
  if (!there) return created(inside, { ...fields, _id: ids.get(item.key) })
  const { createdAt: _at, type: _type, slug: _slug, ...change } = fields
  return changed(inside, there, change)
}

const withGroup = (page: Carried, { slug }: Group): Carried => {
  const lead = (text: string) => text.replaceAll(`/${groupMark}/`, `/${encodeURIComponent(slug)}/`)
  return { ...page, content: lead(page.content), builder: rewritten(page.builder, lead) as Carried['builder'] }
}

async function parentOf(inside: Context, of: { page: Carried; source: string; group: Group }): Promise<string | null> {
  const { parent } = of.page
  if (parent === null) return null
  if (parent === reference.group) return of.group._id
  const key = parent.slice(reference.wordpress.length)
  const origin = await originOf(inside, { source: of.source, key })
  return liveId(inside, origin?.row ?? null)
}

/** A cover chosen on this site stays. */
const changeOf = (page: Carried, there: { feature_image: string | null }): Record<string, unknown> => {
  const hasNew = there.feature_image === null && page.feature_image !== null
  const names: readonly (keyof Carried)[] = [...changedByWordPress, ...(hasNew ? (['feature_image'] as const) : [])]
  return Object.fromEntries(names.map((name) => [name, page[name]]))
}

const liveRow = (inside: Context, _id: string) =>
  from(inside, 'post').selectAll().where('post._id', '=', _id).executeTakeFirst()

const rowAt = (inside: Context, { type, slug }: Pick<Carried, 'type' | 'slug'>) =>
  from(inside, 'post').selectAll().where('post.type', '=', type).where('post.slug', '=', slug).executeTakeFirst()

const liveId = async (inside: Context, _id: string | null) => (_id && (await liveRow(inside, _id))?._id) || null

/** Picture fields keep https URLs and keys of files on this site. */
async function ownFiles(inside: Context, { feature_image, sharePicture }: Carried) {
  const keys = [feature_image, sharePicture].filter((key) => key !== null)
  const sizes = await storedSizes(inside, keys)
  const own = (key: string | null) => (key === null || key.startsWith('https://') || sizes.has(key) ? key : null)
  return { feature_image: own(feature_image), sharePicture: own(sharePicture) }
}

/** Keeps the original creation date, by which lists sort. */
async function created(
  inside: Context,
  page: Record<string, unknown> & { createdAt: string | null },
): Promise<StoredPage> {
  const { createdAt, ...fields } = page
  const at = createdAt === null ? inside.now : Math.min(inside.now, Date.parse(createdAt))
  const row = await create({ ...inside, now: at }, 'post', fields as unknown as Parameters<typeof create<'post'>>[2])
  return { outcome: 'created', row: { _id: row._id, version: row.version }, slug: row.slug }
}

async function changed(
  inside: Context,
  there: Record<string, unknown>,
  change: Record<string, unknown>,
): Promise<StoredPage> {
  const _id = String(there['_id'])
  const { _id: _own, ...before } = wireOf(inside, collectionOf(inside, 'post'), {
    row: there,
    fields: Object.keys(change),
  })
  const row = await update(inside, 'post', { _id, change })
  return { outcome: 'changed', row: { _id, version: row.version, before }, slug: row.slug }
}
