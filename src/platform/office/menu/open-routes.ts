import type { Context } from '#platform/context.ts'
import type { Manifest, Route } from '#platform/manifest/manifest.ts'
import { isAllowed, isInMenu } from '#platform/manifest/route-access.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** A screen that the viewer may open without a record in its address. */
interface OpenRoute {
  href: string
  title: Text
  /** The group that it belongs to. */
  group: Text
  /** The letter that opens it, after G. */
  letter?: string
}

/** Returns every office screen that the viewer may open on this site without naming a row. */
export const openRoutes = (ctx: Context): OpenRoute[] => {
  const letters = lettersOf(ctx.app.manifests)
  return ctx.app.manifests
    .filter((module) => ctx.site.plugins.has(module.name))
    .flatMap((module) =>
      module.routes.filter((route) => isOpen(ctx, route)).map((route) => ({ route, group: module.label })),
    )
    .map(({ route, group }) => {
      const letter = isInMenu(route, ctx.viewer) ? letters.get(route.path) : undefined
      return { href: route.path, title: route.meta.title, group, ...(letter && { letter }) }
    })
}

const isOpen = ({ viewer }: Context, route: Route) =>
  route.area === 'office' &&
  route.meta.auth &&
  route.meta.mode !== 'blank' &&
  !('to' in route) &&
  !route.path.includes(':') &&
  isAllowed(route, viewer)

/**
 * The shortcut letter of each menu family, for its first entry: the first letter of its path that no earlier family
 * uses. All modules count, so that letters are the same for everybody on every site.
 */
export const lettersOf = (manifests: readonly Manifest[]): ReadonlyMap<string, string> => {
  const letters = new Map<string, string>()
  const families = new Set<string>()
  for (const { path } of manifests.flatMap((module) => module.routes).filter(isEntry)) {
    const family = path.split('/')[1]!
    if (families.has(family)) continue
    families.add(family)
    const taken = new Set(letters.values())
    const letter = [...family.toUpperCase()].find((one) => /[A-Z]/.test(one) && !taken.has(one))
    if (letter) letters.set(path, letter)
  }
  return letters
}

const isEntry = ({ area, meta }: Route) => area === 'office' && meta.inMenu
