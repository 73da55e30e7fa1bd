import { href } from 'react-router'
import type { Menu } from '#domain/page/menu.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { elsewhere } from '#platform/data/collection/writing/assertions/managed-elsewhere.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Link } from '#ui/office/description.ts'
import type { OpenedMenu } from './open-menu.server.ts'
import { kindsOfSite } from './find-targets.server.ts'
import { targetStates } from './target-states.server.ts'
import { menuLiveWords, menuWords } from './words.ts'

/** The data of the menu editor. */
export const describeMenu = async (ctx: Context, route: Route, opened: OpenedMenu) => {
  const { there, post, menu, version, of, isUnreadable } = opened
  const said = inLocale(menuWords, ctx.locale)
  const lock = post && elsewhere(there, collectionOf(there, 'post'), { row: post, name: 'builder' })
  return {
    heading: fill(of ? said.ofSite : said.heading, { name: of?.name ?? post?.title ?? '' }),
    back: backOf(ctx, route, of),
    post: post?._id ?? '',
    ...{ version, menu, isUnreadable },
    lock: lock ? lock[ctx.locale] : null,
    kinds: [...kindsOfSite(there), 'address' as const],
    states: await statesIn(ctx, { there, menu }),
    words: said,
    live: inLocale(menuLiveWords, ctx.locale),
  }
}

export type MenuDescription = Awaited<ReturnType<typeof describeMenu>>

/** The names and errors of the targets, in the viewer's language. */
async function statesIn({ locale }: Context, { there, menu }: { there: Context; menu: Menu }) {
  const states = [...(await targetStates(there, menu))]
  return Object.fromEntries(
    states.map(([target, { fault, ...state }]) => [target, { ...state, fault: fault?.[locale] ?? null }]),
  )
}

/** The link back: the content of this site, or the site to which the menu belongs. */
function backOf(ctx: Context, route: Route, of: OpenedMenu['of']): Link {
  if (!of) return { href: href('/cms/content'), label: titleOf(ctx, 'cms-content') }
  const name = `${route.path.split('/')[1]}-detail`
  const detail = ctx.app.manifests.flatMap(({ routes }) => routes).find((one) => one.name === name)
  return { href: (detail?.path ?? '').replace(':id', of._id), label: of.name }
}

const titleOf = ({ app, locale }: Context, name: string) =>
  app.manifests.flatMap(({ routes }) => routes).find((one) => one.name === name)?.meta.title[locale] ?? ''
