import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { type ShownItem, shownMenu } from '../../../commands/shown/shown-menu.server.ts'
import { menuWidgetWords } from '../words.ts'
import type { Props } from './block.ts'

export interface MenuContent extends Pick<Props, 'title' | 'display'> {
  label: string
  items: ShownItem[]
}

/** Without a menu of its own, the widget shows the site's menu. */
export const load: BlockLoad<Props, MenuContent> = async (ctx, placed) => {
  const { label } = wordsOf(ctx, { name: 'block.menu', words: menuWidgetWords })
  const ids = new Set(placed.map(({ props }) => props.menu || ctx.site.navigator))
  const menus = new Map(await Promise.all([...ids].map(async (id) => [id, await shownMenu(ctx, id)] as const)))
  return Object.fromEntries(
    placed.map(({ id, props: { title, menu, display } }) => [
      id,
      { title, display, label: title || label, items: menus.get(menu || ctx.site.navigator) ?? [] },
    ]),
  )
}
