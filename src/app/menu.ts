import type { Context } from '#platform/context.ts'
import type { Manifest, Route } from '#platform/manifest/manifest.ts'
import { isInMenu } from '#platform/manifest/route-access.ts'
import type { MenuGroup } from '#ui/office/description.ts'
import type { IconName } from '#ui/office/icon/icon.tsx'
import { groupWords } from './words.ts'

/** The menu of the back office: the routes of all modules that this viewer may use on this site (requirement L104.1). */
export const menuOf = (ctx: Context, given: { manifests: readonly Manifest[]; current: Route | null }): MenuGroup[] => {
  const shown = given.manifests
    .filter((module) => ctx.site.plugins.has(module.name))
    .flatMap((module) => module.routes)
    .filter((route) => isInMenu(route, ctx.viewer))
  const groups = [...new Set(shown.map(groupOf))]
  return groups.map((group) => ({
    ...(group && { title: groupWords[group][ctx.locale] }),
    items: shown
      .filter((route) => groupOf(route) === group)
      .map((route) => ({
        href: route.path,
        label: route.meta.title[ctx.locale],
        ...(iconOf(route) && { icon: iconOf(route)! }),
        isCurrent: isWithin(given.current, route),
      })),
  }))
}

type Group = keyof typeof groupWords

const groupOf = (route: Route): Group | undefined => route.groups.find((group): group is Group => group in groupWords)

const icons: Record<string, IconName> = {
  course: 'book-2',
  category: 'category',
  lecturer: 'school',
  enrolment: 'clipboard-check',
  learner: 'users',
  target: 'target',
  page: 'file-text',
  settings: 'settings',
  storage: 'upload',
  mail: 'inbox',
}
const iconOf = (route: Route) => icons[route.meta.icon ?? '']

/** A route is current in the menu on its own screen and on those beneath its path. */
const isWithin = (current: Route | null, route: Route) => {
  if (!current) return false
  const family = route.path.replace(/\/dashboard$/, '')
  return (
    current.path === route.path ||
    (route.path.endsWith('/dashboard') ? isOfCollection(current, route) : current.path.startsWith(`${family}/`))
  )
}

const isOfCollection = (current: Route, list: Route) =>
  list.list !== undefined &&
  firstOf(current) === firstOf(list) &&
  [current.add, current.edit, current.show].includes(list.list)

const firstOf = ({ path }: Route) => path.split('/')[1]
