import type { Context } from '#platform/context.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { AnyCollection } from '../registry.ts'

/** Returns the values for the table, with secrets encrypted. Undefined values count as not given. */
export const sealSecrets = (ctx: Context, collection: AnyCollection, values: Record<string, unknown>) => {
  const { sealing } = ctx.app
  const site = collection.isGlobal ? '*' : ctx.site._id
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const field = collection.fields[name]
        const keep = field && fieldTypeOf(field).keep
        return [
          name,
          keep ? keep(value, { sealing, place: { site, collection: collection.name, field: name } }) : value,
        ]
      }),
  )
}
