import { sql } from 'kysely'
import { formatBytes } from '#domain/file/file-bytes.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from, fromAny } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { usedOn } from '#platform/content/file/upload/upload-limits.ts'
import { excessOf, type Measure } from '../rules/package-change.ts'
import { packageWords as words } from '../words.ts'

/** What packages limit: rows of collections, and bytes of files. */
export const limited = ['user', 'course', 'storage'] as const
type Limited = (typeof limited)[number]

export type Bundle = Pick<RowOf<'package'>, '_id' | 'name' | 'limits' | 'plugins'>

/** A package by its id. Null for none or an unknown one. */
export const packageBy = async (ctx: Context, _id: string | null): Promise<Bundle | null> => {
  if (_id === null || !/^[0-9a-f]{24}$/.test(_id)) return null
  const found = from(ctx, 'package').select(['_id', 'name', 'limits', 'plugins']).where('_id', '=', _id)
  return (await found.executeTakeFirst()) ?? null
}

/** The site's use of everything that two packages limit. Files are counted in bytes. */
export const measuresOf = async (
  ctx: Context,
  { now, next }: { now: Bundle | null; next: Bundle | null },
): Promise<(Measure & { name: Limited })[]> => {
  const shown = limited.filter((name) => name !== 'course' || ctx.site.plugins.has('lesson'))
  return Promise.all(
    shown.map(async (name) => ({
      name,
      used: await usedOf(ctx, name),
      now: mostIn(now, name),
      next: mostIn(next, name),
    })),
  )
}

const usedOf = async (ctx: Context, name: Limited): Promise<number> => {
  if (name === 'storage') return usedOn(ctx)
  const { n } = await fromAny(ctx, collectionOf(ctx, name))
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

const mostIn = (bundle: Bundle | null, name: Limited): number | null => {
  const most = bundle?.limits[name] ?? null
  return most !== null && name === 'storage' ? most * 2 ** 30 : most
}

/** The label of a limit, in the words of its collection. */
export const labelOf = (ctx: Context, name: Limited): string =>
  name === 'storage' ? words.storage[ctx.locale] : collectionOf(ctx, name).plural[ctx.locale]

/** An amount of it in readable form. */
export const amountOf = (name: Limited, n: number): string =>
  name === 'storage' ? formatBytes(n) : n.toLocaleString('th-TH')

/** The limits of the next package that the site exceeds. */
export const overOf = (measures: readonly (Measure & { name: Limited })[]) =>
  measures.filter((measure) => excessOf(measure) > 0)
