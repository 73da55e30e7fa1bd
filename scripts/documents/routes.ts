import type { Manifest, Route, Target } from '#platform/manifest/manifest.ts'
import { specifiedRoutes } from './specified-routes.ts'
import { heading, quoted, table } from './table.ts'

/** Returns the page of every route with all route definition fields of specification §2.3, and of missing routes. */
export const routesDocument = (manifests: readonly Manifest[]): string => {
  const count = manifests.reduce((sum, module) => sum + module.routes.length, 0)
  return [
    heading('Routes', `${count} routes of ${manifests.length} modules, as their manifests declare them.`),
    'Shows: a screen of the module, a derived screen of a collection, or the route it leads to. `inMenu` to `mode` are the',
    'route’s `meta`. Role: an empty list admits everybody where `auth` is false and all staff elsewhere; a staff role also',
    'admits those above it. A dash means false, none or an empty list. The end lists which routes of the specification exist.\n',
    ...manifests.map(sectionOf),
    specifiedRoutes(manifests),
  ].join('\n')
}

const columns: Record<string, (route: Route) => string | boolean> = {
  path: (route) => quoted(route.path),
  name: (route) => route.name,
  title: ({ meta }) => `${meta.title.th} · ${meta.title.en}`,
  shows: shown,
  face: (route) => route.area,
  auth: ({ meta }) => meta.auth,
  role: ({ meta }) => meta.role.join(', '),
  groups: (route) => route.groups.join(', '),
  linkage: (route) => route.linkage ?? '',
  counter: (route) => route.counter ?? '',
  hasSubmenu: (route) => route.hasSubmenu,
  hasDashboard: (route) => route.hasDashboard,
  inApp: (route) => route.inApp,
  inTop: (route) => route.inTop,
  inMenu: ({ meta }) => meta.inMenu,
  icon: ({ meta }) => meta.icon ?? '',
  fullscreen: ({ meta }) => meta.fullscreen,
  mode: ({ meta }) => meta.mode,
}

const sectionOf = (module: Manifest) =>
  [
    `## ${module.label.th} · ${module.label.en} (${quoted(module.name)})\n`,
    `${module.isCore ? 'Always on.' : 'On where the site’s `plugins` name it.'}\n`,
    table(
      Object.keys(columns),
      module.routes.map((route) => Object.values(columns).map((value) => inCell(value(route)))),
    ),
    '',
  ].join('\n')

const inCell = (value: string | boolean) => (value === true ? 'yes' : value || '–')

function shown(route: Route): string {
  const { screen, to, list, add, edit, show } = route as Partial<Record<KeysOf<Target>, string>>
  if (to) return `leads to ${quoted(to)}`
  if (screen) return `screen ${quoted(screen)}`
  if (list) return `list of ${quoted(list)}`
  if (add) return `form of a new ${quoted(add)}`
  return edit ? `form of ${quoted(edit)}` : `detail of ${quoted(show ?? '')}`
}

type KeysOf<Union> = Union extends unknown ? keyof Union : never
