import type { Context } from '#platform/context.ts'
import type { Manifest, Route } from '#platform/manifest/manifest.ts'
import { isAllowed, isInMenu } from '#platform/manifest/route-access.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** A screen that the viewer may open by its bare address. */
interface OpenRoute {
  href: string
  title: Text
  /** What it stands beneath. */
  group: Text
  /** After G this letter goes there. */
  letter?: string
}

/** Every screen of the back office that this viewer may open on this site without saying of which row. */
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
 * The letter of each family of the menu, for its first entry: the first of its path that no family before it has. They
 * are read from all modules, so that a letter is the same for everybody, on every site.
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
