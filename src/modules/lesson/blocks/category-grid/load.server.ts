import type { BlockLoad } from '#platform/content/page/block.ts'
import { type CategoriesShown, categoriesShown } from '../../components/catalogue/categories-shown.server.ts'
import type { Props } from './block.ts'

export type CategoryGridContent = CategoriesShown & Props

export const load: BlockLoad<Props, CategoryGridContent> = async (ctx, placed) => {
  const shown = await categoriesShown(ctx)
  return Object.fromEntries(placed.map(({ id, props }) => [id, { ...shown, ...props }]))
}
