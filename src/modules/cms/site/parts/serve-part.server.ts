import { isMenu } from '#domain/page/menu.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { customizeWords, partWords } from './words.ts'
import { freeSlug } from './free-slug.server.ts'
import { isMenuPart, type PartName } from './parts.ts'
import { firstOf } from './first-part.server.ts'

/** The configuration on which the change is based. */
interface Over {
  _id: string
  version: number
}

/** Creates a page from a part's current content and uses it there. The original stays unchanged. */
export const makePart = (ctx: Context, { part, over }: { part: PartName; over: Over }) =>
  inTransaction(ctx, async (inside) => {
    const standing = await standingIn(inside, part)
    const made = await create(inside, 'post', {
      ...{ type: 'page', status: true, title: partWords[part].th },
      ...(standing && {
        ...{ title: fill(customizeWords.copy.th, { title: standing.title }), mode: standing.mode },
        ...{ content: standing.content, feature_image: standing.feature_image },
      }),
      builder: standing ? standing.builder : firstOf(inside, part),
      slug: await freeSlug(inside, slugs[part]),
    })
    return update(inside, 'configuration', { ...over, change: { [part]: made._id } })
  })

/** Removes the page from a part of the site. The page itself stays. */
export const takePart = (ctx: Context, { part, over }: { part: PartName; over: Over }) =>
  update(ctx, 'configuration', { ...over, change: { [part]: null } })

const slugs = {
  ...{ homepage: 'home', header: 'part-header', subheader: 'part-subheader', footer: 'part-footer' },
  ...{ navigator: 'menu-main', menu: 'menu-phone' },
} as const satisfies Record<PartName, string>

/** The post in a part of the site. The phone menu falls back to the header's menu. */
async function standingIn(ctx: Context, part: PartName) {
  const { navigator, ...own } = await from(ctx, 'configuration')
    .select(['homepage', 'header', 'subheader', 'navigator', 'menu', 'footer'])
    .executeTakeFirstOrThrow()
  const all = { ...own, navigator }
  const _id = all[part] ?? (part === 'menu' ? navigator : null)
  const posts = from(ctx, 'post').select(['title', 'builder', 'content', 'mode', 'feature_image'])
  const found = _id
    ? await posts.where('post._id', '=', _id).executeTakeFirst()
    : part === 'homepage'
      ? await posts.where('post.type', '=', 'page').where('post.slug', '=', 'home').executeTakeFirst()
      : undefined
  return found && isMenu(found.builder) === isMenuPart(part) ? found : undefined
}
