import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { fromSatang, toSatang } from '#domain/money/baht.ts'
import { namesOn } from '#platform/data/collection/listed/uses.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { Worth } from '../rules/depreciation.ts'
import { lifeOf, livesOf, worthOf } from './read-worth.ts'

/** An asset with its value. `worth` is null if it cannot be computed. */
export interface Valued {
  _id: string
  code: string
  name: string
  category: string
  from: string | null
  years: number | null
  value: number
  worth: Worth | null
}

/** The assets that are not retired, by code, with their value at the end of a day. Three queries. */
export const listWorth = async (ctx: Context, day: string): Promise<Valued[]> => {
  const [lives, names] = [await livesOf(ctx), (await namesOn(ctx, ['asset'])).get('asset')]
  const assets = await from(ctx, 'asset')
    .select(['_id', 'code', 'name', 'category', 'value', 'boughtOn', 'usedFrom'])
    .where('standing', '!=', 'retired')
    .orderBy('code')
    .execute()
  return assets.map(({ _id, code, name, ...asset }) => {
    const life = lifeOf(asset, lives)
    return {
      ...{ _id, code, name, category: names?.get(asset.category ?? '') ?? asset.category ?? '' },
      ...{ from: life?.from ?? null, years: life?.years ?? null, value: asset.value ?? 0 },
      worth: worthOf(asset, { lives, day }),
    }
  })
}

/** The sums of the assets with a known value, in baht to the satang. */
export const sumWorth = (assets: readonly Valued[]) => {
  const reckoned = assets.filter(({ worth }) => worth !== null)
  const sum = (of: (one: Valued) => number) => fromSatang(reckoned.reduce((total, one) => total + toSatang(of(one)), 0))
  return {
    value: sum(({ value }) => value),
    accumulated: sum(({ worth }) => worth!.accumulated),
    book: sum(({ worth }) => worth!.book),
    unknown: assets.length - reckoned.length,
  }
}

/** The day in the URL, or today. `isBad` if the URL's value is no date. */
export const dayAsked = (ctx: Context, { searchParams }: URL) => {
  const today = bangkokDay(ctx.now)
  const written = (searchParams.get('on') ?? '').trim()
  const day = written === '' ? today : parseThaiDay(written)
  const isBad = day === null
  return { day: day ?? today, isBad, written: formatDay(day ?? today, { length: 'medium', locale: ctx.locale }) }
}
