import { from } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { type Life, worthOn, type Worth } from '../rules/depreciation.ts'

/** Whether the site reckons what its assets lose in value. */
export const isReckoned = async (ctx: Context): Promise<boolean> =>
  (await from(ctx, 'configuration').select('assetDepreciation').executeTakeFirstOrThrow()).assetDepreciation

/** How long assets are used, by category. */
export const livesOf = async (ctx: Context): Promise<Map<string, { years: number; salvage: number }>> => {
  const lives = await from(ctx, 'asset_life').select(['category', 'years', 'salvage']).execute()
  return new Map(lives.map(({ category, ...life }) => [category, life]))
}

/** What of an asset says how it loses in value. */
export type Priced = Pick<RowOf<'asset'>, 'value' | 'category' | 'boughtOn' | 'usedFrom'>

/** What an asset loses in value by; null where its value, its day or the life of its category is not known. */
export const lifeOf = (asset: Priced, lives: Awaited<ReturnType<typeof livesOf>>): Life | null => {
  const { value, category } = asset
  const [life, from] = [lives.get(category ?? ''), asset.usedFrom ?? asset.boughtOn]
  return life && value !== null && from !== null ? { ...life, value, from } : null
}

/** What it is worth at the end of a day; null where that cannot be said. */
export const worthOf = (
  asset: Priced,
  { lives, day }: { lives: Awaited<ReturnType<typeof livesOf>>; day: string },
): Worth | null => {
  const life = lifeOf(asset, lives)
  return life && worthOn(life, day)
}
