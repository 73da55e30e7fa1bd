import type { Manifest, Route } from '#platform/manifest/manifest.ts'

export interface Entry {
  route: Route
  module: Manifest
}

/** Returns every declared route by its pattern. A duplicate path stops the start. */
export const routeTable = (manifests: readonly Manifest[]): ReadonlyMap<string, Entry> => {
  const table = new Map<string, Entry>()
  for (const module of manifests)
    for (const route of module.routes) {
      if (table.has(route.path)) throw new Error(`${route.path} is declared twice`)
      table.set(route.path, { route, module })
    }
  return table
}
