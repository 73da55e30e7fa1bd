import { parseFilter } from '#domain/query/parse-filter.ts'
import { filterable } from '#platform/data/collection/catalogue.ts'
import type { CollectionMap } from '#platform/data/collection/registry.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'
import { countersOf } from './counts.ts'

/** A route with an undeclared counter, or a counter of an unknown collection or table, stops the start. */
export const assertCounters = (manifests: readonly Manifest[], catalogue: CollectionMap) => {
  const counters = countersOf(manifests)
  for (const { path, counter } of manifests.flatMap((module) => module.routes))
    if (counter && !counters.has(counter))
      throw new Error(`${path} has the counter '${counter}', which is not declared`)
  const tables = manifests.flatMap((module) => module.tables.map((table) => table.name))
  for (const [name, counter] of counters) {
    if ('table' in counter) {
      if (tables.includes(counter.table)) continue
      throw new Error(`the counter '${name}' counts '${counter.table}', which no module declares`)
    }
    const { of, where } = counter
    const entry = catalogue.get(of)
    if (!entry) throw new Error(`the counter '${name}' counts '${of}', which no module declares`)
    const parsed = parseFilter(where, filterable(catalogue, entry.collection))
    if ('issues' in parsed) throw new Error(`the counter '${name}' asks what '${of}' has not`)
  }
}
