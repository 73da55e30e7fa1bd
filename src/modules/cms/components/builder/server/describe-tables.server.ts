import type { Context } from '#platform/context.ts'
import { endpointOf } from '#platform/content/data-table/endpoints.ts'
import type { Target } from './find-targets.server.ts'

/** A call that a table may list, with the fields of its rows. */
interface TableSource extends Target {
  columns: Target[]
}

/** The collections that a data table may show. Each viewer sees only what they may read. */
export const describeTables = (ctx: Context): TableSource[] =>
  [...ctx.app.collections.values()].flatMap(({ collection }) => {
    const endpoint = `/${collection.name}/query`
    if (!endpointOf(ctx, { endpoint, method: 'POST' })) return []
    const columns = Object.entries(collection.fields)
      .filter(([, { kind }]) => kind !== 'json' && kind !== 'secret')
      .map(([value, { label }]) => ({ value, label: label[ctx.locale] }))
    return [{ value: endpoint, label: collection.label[ctx.locale], columns }]
  })
