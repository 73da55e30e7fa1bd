import { matchPath } from 'react-router'
import { type Role, roles } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import type { Manifest, Route } from '#platform/manifest/manifest.ts'
import { isAllowed, isInMenu } from '#platform/manifest/route-access.ts'
import { roleLabels } from '#modules/user/public-api.ts'
import { whyWords } from '../words.ts'

/** Why the viewer may or may not open a screen, in their language, with each reason separately. */
export interface Explanation {
  route: Route
  isOpen: boolean
  /** The decisive reason. */
  because: string
  module: string
  roles: string
  menu: string
}

type Declared = { module: Manifest; route: Route }

/** The screen of a URL, by the most specific pattern. Null if no module declares one. */
export const screenAt = (ctx: Context, path: string): Declared | null => {
  const found = declared(ctx).filter(({ route }) => matchPath(route.path, path))
  return found.toSorted((a, b) => wild(a.route) - wild(b.route))[0] ?? null
}

/** The staff screens whose URL needs no row. */
export const officeScreens = (ctx: Context): Declared[] =>
  declared(ctx).filter(
    ({ route }) => route.area === 'office' && route.meta.auth && wild(route) === 0 && !('to' in route),
  )

/** The checks of the guard before a screen opens (specification §4, §6), as text instead of enforcement. */
export const explain = (ctx: Context, { module, route }: Declared): Explanation => {
  const isOn = ctx.site.plugins.has(module.name)
  const isAllowedHere = isAllowed(route, ctx.viewer)
  const said = { module: saidOfModule(ctx, module), roles: saidOfRoles(ctx, route) }
  return {
    ...{ route, ...said, isOpen: isOn && isAllowedHere },
    because: isOn ? said.roles : said.module,
    menu: saidOfMenu(ctx, { route, isOpen: isOn && isAllowedHere }),
  }
}

const declared = ({ app }: Context): Declared[] =>
  app.manifests.flatMap((module) => module.routes.map((route) => ({ module, route })))

const wild = ({ path }: Route) => path.split(':').length - 1

function saidOfModule({ site, locale }: Context, { name, label, isCore }: Manifest): string {
  const said: Text = isCore ? whyWords.isCore : site.plugins.has(name) ? whyWords.isOn : whyWords.isOff
  return fill(said[locale], { module: label[locale] })
}

/** A staff role includes those above it, so the lowest role of each list is enough. */
function saidOfRoles({ locale }: Context, { meta }: Route): string {
  if (!meta.auth) return whyWords.everybody[locale]
  if (meta.role.length === 0) return whyWords.signedIn[locale]
  const least = [...meta.role].toSorted((a: Role, b: Role) => roles.indexOf(a) - roles.indexOf(b))[0]!
  return fill(whyWords.andAbove[locale], { role: roleLabels[least][locale] })
}

function saidOfMenu({ viewer, locale }: Context, { route, isOpen }: { route: Route; isOpen: boolean }): string {
  if (!route.meta.inMenu) return whyWords.notInMenu[locale]
  if (!isOpen) return whyWords.shutMenu[locale]
  return (isInMenu(route, viewer) ? whyWords.inMenu : whyWords.notForYou)[locale]
}
