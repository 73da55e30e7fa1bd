import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { manifests } from './app/modules.ts'
import type { Route } from './platform/manifest/manifest.ts'

const declared = manifests.flatMap((module) => module.routes.map((one: Route) => ({ ...one, module: module.name })))

const file = (one: (typeof declared)[number]) => {
  if ('screen' in one) {
    const [screen, owner = one.module] = one.screen.split(':').toReversed()
    return `modules/${owner}/screens/${screen}.tsx`
  }
  if ('list' in one) return 'platform/office/screens/list.tsx'
  if ('show' in one) return 'platform/office/screens/show.tsx'
  if ('to' in one) return 'platform/office/screens/to.ts'
  return 'platform/office/screens/edit.tsx'
}

const faced = (wanted: (one: (typeof declared)[number]) => boolean) =>
  declared.filter(wanted).map((one) => route(one.path, file(one), { id: one.name }))

export default [
  layout(
    'app/layouts/public.tsx',
    faced((one) => one.area === 'public' && !one.meta.fullscreen),
  ),
  layout(
    'app/layouts/office.tsx',
    faced((one) => one.area === 'office' && !one.meta.fullscreen),
  ),
  layout(
    'app/layouts/bare.tsx',
    faced((one) => one.meta.fullscreen),
  ),
  route('*', 'app/layouts/not-found.tsx'),
] satisfies RouteConfig
