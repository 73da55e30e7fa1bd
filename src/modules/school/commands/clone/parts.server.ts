import { offeredOn } from '#platform/data/collection/listed/uses.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import { copyFiles } from '#platform/content/file/copy/copy-files.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { clonedCourse } from '../../tables.ts'
import { copyCourse, originalAt } from '#modules/collection/public-api.ts'
import { settingsToTake, takeSettings } from '#modules/origin/public-api.ts'

/** The parts that can be copied, in copying order: courses are filed under the categories before them. */
export const partNames = ['lists', 'categories', 'courses', 'pages', 'settings'] as const
export type PartName = (typeof partNames)[number]

/** One item to copy. `take` runs in a transaction, and a second run finds the existing copy. */
export interface Item {
  isThere: boolean
  take: (inside: Context) => Promise<void>
}

/** The contexts of the target and the source site, both with the viewer's permissions. */
export interface Between {
  there: Context
  source: Context
}

/** The items of a part. Empty if a plugin that it needs is off on either site. */
export const itemsOf = (part: PartName, between: Between): Promise<Item[]> => {
  const { there, source } = between
  const needs = { lists: [], categories: ['category'], courses: ['lesson'], pages: ['cms'], settings: [] }[part]
  const isOn = needs.every((name) => there.site.plugins.has(name) && source.site.plugins.has(name))
  return isOn ? parts[part](between) : Promise.resolve([])
}

const parts: Record<PartName, (between: Between) => Promise<Item[]>> = {
  async lists({ there, source }) {
    const known = await from(there, 'code_item').select(['list', 'code']).execute()
    const rows = await from(source, 'code_item').selectAll().orderBy('order').execute()
    return rows.map(({ list, code, name, nameEn, order, active }) => ({
      isThere: known.some((one) => one.list === list && one.code === code),
      take: async (inside) => void (await create(inside, 'code_item', { list, code, name, nameEn, order, active })),
    }))
  },
  async categories({ there, source }) {
    const known = new Set((await from(there, 'category').select('code').execute()).map(({ code }) => code))
    const rows = await from(source, 'category').selectAll().orderBy('order').execute()
    const codeOf = new Map(rows.map(({ _id, code }) => [_id, code]))
    const depth = (one: (typeof rows)[number]): number =>
      one.parent === null ? 0 : 1 + depth(rows.find(({ _id }) => _id === one.parent) ?? { ...one, parent: null })
    return rows
      .toSorted((a, b) => depth(a) - depth(b))
      .map((row) => ({
        isThere: known.has(row.code),
        take: (inside) => takeCategory(inside, { row, above: row.parent ? codeOf.get(row.parent) : undefined }),
      }))
  },
  async courses({ there, source }) {
    const copied = await fromPrivate(there, clonedCourse)
      .select('course')
      .where('fromSite', '=', source.site._id)
      .execute()
    const known = new Set(copied.map(({ course }) => course))
    const rows = await from(source, 'course').select('course._id').orderBy('course.createdAt').execute()
    return rows.map(({ _id }) => ({
      isThere: known.has(_id),
      take: async (inside) => {
        const original = await originalAt({ ...inside, site: source.site }, _id)
        if (!original) return
        const carried = await copyFiles(inside, { from: source.site._id, values: original })
        const copy = await copyCourse(inside, carried)
        // Where another process copied it meanwhile, this copy is undone with its transaction.
        const isFirst = await insertPrivate(inside, clonedCourse, {
          row: { fromSite: source.site._id, course: _id, copy: copy._id },
          onConflict: { columns: ['fromSite', 'course'], update: 'nothing' },
        })
        if (!isFirst) throw conflict()
      },
    }))
  },
  async pages({ there, source }) {
    const known = await from(there, 'post').select(['type', 'slug']).execute()
    const rows = await from(source, 'post').select(['_id', 'type', 'slug']).orderBy('createdAt').execute()
    return rows.map(({ _id, type, slug }) => ({
      isThere: known.some((one) => one.type === type && one.slug === slug),
      take: async (inside) => {
        const page = await from({ ...inside, site: source.site }, 'post')
          .select(['title', 'content', 'builder', 'feature_image', 'display', 'mode', 'fullscreen'])
          .select(['authen', 'audience', 'targets', 'visibleFrom', 'visibleUntil'])
          .select(['searchTitle', 'searchText', 'sharePicture', 'noindex', 'topics'])
          .where('_id', '=', _id)
          .executeTakeFirst()
        if (!page) return
        const carried = await copyFiles(inside, { from: source.site._id, values: page })
        await create(inside, 'post', { type, slug, ...carried, status: false })
      },
    }))
  },
  async settings({ there, source }) {
    const change = await settingsToTake(there, source)
    return Object.entries(change).map(([name, value]) => ({
      isThere: false,
      take: async (inside) =>
        takeSettings(inside, await copyFiles(inside, { from: source.site._id, values: { [name]: value } })),
    }))
  },
}

type Category = { name: string; code: string; description: string; order: number; visible: boolean; type: string }

async function takeCategory(inside: Context, { row, above }: { row: Category; above: string | undefined }) {
  const { name, code, description, order, visible, type } = row
  const parent = above
    ? await from(inside, 'category').select('_id').where('code', '=', above).executeTakeFirst()
    : undefined
  // A type of the source's own list may be unknown here.
  const isKnown = (await offeredOn(inside, 'category')).some(({ value }) => value === type)
  const given = {
    name,
    code,
    description,
    order,
    visible,
    type: isKnown ? type : 'course',
    parent: parent?._id ?? null,
  }
  await create(inside, 'category', given)
}
