import type { Menu } from '#domain/page/menu.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { entriesOf } from '#platform/data/history/history-of.ts'
import { partWords } from '../parts/words.ts'
import { freeSlug } from '../parts/free-slug.server.ts'
import type { OpenedMenu } from './open-menu.server.ts'

/**
 * Saves a menu if the opened version is still current. Otherwise it is a conflict. A site without a menu gets a new
 * post, which its header then shows.
 */
export const saveMenu = async (opened: OpenedMenu, { menu, version }: { menu: Menu; version: number }) => {
  const { there, post } = opened
  if (post) return update(there, 'post', { _id: post._id, change: { builder: menu }, version })
  return inTransaction(there, async (inside) => {
    const { _id } = await from(inside, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    const made = await create(inside, 'post', {
      ...{ type: 'page', title: partWords.navigator.th, status: true, builder: menu },
      slug: await freeSlug(inside, 'menu-main'),
    })
    await update(inside, 'configuration', { _id, change: { navigator: made._id }, version })
    return made
  })
}

/** The name of the last person who saved the menu. Empty if it may not be shown. */
export const lastSaver = async ({ there, post }: OpenedMenu): Promise<string> => {
  if (!post) return ''
  const [last] = await entriesOf(there, collectionOf(there, 'post'), { _id: post._id, limit: 1 })
  return last?.by.name ?? ''
}

/** Whether the menu is in the header or the footer of the site. */
export const isInUse = async (there: Context, _id: string) =>
  (await from(there, 'configuration')
    .select('configuration._id')
    .where((is) => is.or([is('configuration.navigator', '=', _id), is('configuration.menu', '=', _id)]))
    .executeTakeFirst()) !== undefined
