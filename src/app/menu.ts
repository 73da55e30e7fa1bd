import type { Context } from '#platform/context.ts'
import { type Counts, countersOf } from '#platform/office/menu/counts.ts'
import type { Manifest, Route } from '#platform/manifest/manifest.ts'
import { isAllowed, isInMenu, routesOnSite } from '#platform/manifest/route-access.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Link, MenuGroup, MenuItem } from '#ui/office/description.ts'
import type { IconName } from '#ui/office/icon/icon.tsx'
import { groupWords } from './words.ts'

interface MenuInput {
  manifests: readonly Manifest[]
  current: Route | null
  counts?: Counts
}

/**
 * Returns the menu of the back office: the routes of all modules that this viewer may use on this site (requirement
 * L104.1).
 */
export const menuOf = (ctx: Context, given: MenuInput): MenuGroup[] => {
  const entries = entriesOf(ctx, given)
  const groups = [...new Set(entries.map(({ group }) => group))].filter((group) => group !== 'foot')
  return groups.map((group) => ({
    ...(group && { title: groupWords[group][ctx.locale] }),
    items: entries.filter((entry) => entry.group === group).map(({ item }) => item),
  }))
}

/** Returns the entries at the foot of the menu. */
export const footOf = (ctx: Context, given: MenuInput): MenuItem[] =>
  entriesOf(ctx, given)
    .filter(({ group }) => group === 'foot')
    .map(({ item }) => item)

/**
 * Returns the entries of the header bar: back-office routes with the flag `inTop`, in the menu or not (specification
 * L104).
 */
export const topOf = (ctx: Context, { manifests }: Pick<MenuInput, 'manifests'>): Link[] =>
  routesOnSite(ctx.site, manifests)
    .filter((route) => route.inTop && route.area === 'office' && isAllowed(route, ctx.viewer))
    .filter((route) => ctx.viewer.role !== 'manager' || route.meta.role.includes('manager'))
    .map((route) => ({ href: route.path, label: route.meta.title[ctx.locale] }))

/** Returns the routes of the menu in order. */
export const shownIn = (ctx: Context, manifests: readonly Manifest[]): Route[] =>
  routesOnSite(ctx.site, manifests).filter((route) => isInMenu(route, ctx.viewer))

type Group = keyof typeof groupWords | 'foot'

interface Entry {
  group: Group | undefined
  item: MenuItem
}

function entriesOf(ctx: Context, given: MenuInput): Entry[] {
  const shown = shownIn(ctx, given.manifests)
  const here = hereOf(given.current, shown)
  const entry = (route: Route): MenuItem => ({
    ...{ href: route.path, label: route.meta.title[ctx.locale], isCurrent: route === here },
    ...(iconOf(route) && { icon: iconOf(route)! }),
    ...countOf(ctx, given, route),
  })
  return shown.flatMap((route): Entry[] => {
    const head = shown.find((one) => one.hasSubmenu && isOfFamily(route, one))
    if (head && head !== route) return []
    const family = shown.filter((one) => isOfFamily(one, route))
    if (!head || family.length < 2) return [{ group: groupOf(route), item: entry(route) }]
    const { label } = given.manifests.find((module) => module.routes.includes(route))!
    return [
      {
        group: groupOf(route),
        item: { ...entry(route), isCurrent: false, label: label[ctx.locale], items: family.map(entry) },
      },
    ]
  })
}

/** Whether two routes have the same first segment, such as /lesson/dashboard and /lesson/target. */
const isOfFamily = (route: Route, head: Route) => firstOf(route) === firstOf(head) && groupOf(route) === groupOf(head)

const groupOf = (route: Route): Group | undefined =>
  route.groups.find((group): group is Group => group === 'foot' || group in groupWords)

const icons: Record<string, IconName> = {
  course: 'book-2',
  category: 'category',
  lecturer: 'school',
  enrolment: 'clipboard-check',
  certificate: 'certificate',
  exam: 'clipboard-list',
  learner: 'users',
  target: 'target',
  page: 'file-text',
  settings: 'settings',
  storage: 'upload',
  mail: 'inbox',
  media: 'photo',
  note: 'note',
  key: 'key',
  asset: 'box',
  branch: 'building-store',
  institution: 'building-store',
  room: 'door',
  package: 'package',
  list: 'category',
  message: 'message',
  calendar: 'calendar-event',
  report: 'chart-bar',
  hours: 'history',
  tools: 'tools',
  shop: 'basket',
  sales: 'receipt-2',
}
const iconOf = (route: Route) => icons[route.meta.icon ?? '']

/** The badge of an entry: 99+ above 99. A screen reader gets the exact number (specification §9). */
function countOf({ locale }: Context, { manifests, counts }: MenuInput, { counter }: Route): Partial<MenuItem> {
  const n = counter ? (counts?.get(counter) ?? 0) : 0
  const declared = counter ? countersOf(manifests).get(counter) : undefined
  if (!declared || n === 0) return {}
  return {
    count: n > 99 ? '99+' : String(n),
    countLabel: fill(declared.said[locale], { n: n.toLocaleString('th-TH') }),
    ...(declared.isWaiting && { isHot: true }),
  }
}

/** Returns the current entry: that of the screen, otherwise its nearest ancestor. */
function hereOf(current: Route | null, shown: readonly Route[]): Route | undefined {
  if (!current) return undefined
  const near = shown.map((route) => ({ route, nearness: nearness(current, route) }))
  return near.filter((one) => one.nearness > 0).toSorted((a, b) => b.nearness - a.nearness)[0]?.route
}

function nearness(current: Route, route: Route): number {
  if (current.path === route.path) return 1000
  if (current.linkage === route.name) return 999
  const isDashboard = route.path.endsWith('/dashboard')
  if (!isDashboard && current.path.startsWith(`${route.path}/`)) return 2 + route.path.length
  if (firstOf(current) !== firstOf(route)) return 0
  const isOfList = route.list !== undefined && [current.add, current.edit, current.show].includes(route.list)
  return isOfList ? 2 : isDashboard ? 1 : 0
}

const firstOf = ({ path }: Route) => path.split('/')[1]
