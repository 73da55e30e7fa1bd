import { from } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { type Life, worthOn, type Worth } from '../rules/depreciation.ts'

/** Whether the site computes the depreciation of its assets. */
export const isReckoned = async (ctx: Context): Promise<boolean> =>
  (await from(ctx, 'configuration').select('assetDepreciation').executeTakeFirstOrThrow()).assetDepreciation

/** The useful life of assets, by category. */
export const livesOf = async (ctx: Context): Promise<Map<string, { years: number; salvage: number }>> => {
  const lives = await from(ctx, 'asset_life').select(['category', 'years', 'salvage']).execute()
  return new Map(lives.map(({ category, ...life }) => [category, life]))
}

/** The fields of an asset that determine its depreciation. */
export type Priced = Pick<RowOf<'asset'>, 'value' | 'category' | 'boughtOn' | 'usedFrom'>

/** The depreciation parameters of an asset. Null if its value, its day or its category's useful life is unknown. */
export const lifeOf = (asset: Priced, lives: Awaited<ReturnType<typeof livesOf>>): Life | null => {
  const { value, category } = asset
  const [life, from] = [lives.get(category ?? ''), asset.usedFrom ?? asset.boughtOn]
  return life && value !== null && from !== null ? { ...life, value, from } : null
}

/** Its value at the end of a day. Null if it cannot be computed. */
export const worthOf = (
  asset: Priced,
  { lives, day }: { lives: Awaited<ReturnType<typeof livesOf>>; day: string },
): Worth | null => {
  const life = lifeOf(asset, lives)
  return life && worthOn(life, day)
}
