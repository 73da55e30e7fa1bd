import type { Context } from '#platform/context.ts'
import { kindOf } from '#platform/kinds/kind-of.ts'
import type { AnyCollection } from '../registry.ts'

/** What the table is to hold of values that were read: secrets are sealed here. What came as undefined was not given. */
export const kept = (ctx: Context, collection: AnyCollection, values: Record<string, unknown>) => {
  const { sealing } = ctx.app
  const site = collection.isGlobal ? '*' : ctx.site._id
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => {
        const place = { site, collection: collection.name, field }
        return [field, kindOf(collection.fields[field]!).keep?.(value, { sealing, place }) ?? value]
      }),
  )
}
