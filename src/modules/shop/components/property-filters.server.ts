import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'

/** A property by which customers filter, with its values as products hold them. */
interface PropertyFilter {
  name: string
  values: { label: string; value: string }[]
  /** Whether the chosen value is one of it. */
  isCurrent: boolean
}

/** The properties of the site that filter the product list. */
export const propertyFilters = async (ctx: Context, chosen: string): Promise<PropertyFilter[]> => {
  const properties = await from(ctx, 'property')
    .select(['property.name', 'property.options'])
    .where('property.filterable', '=', true)
    .where('property.type', '=', 'choice')
    .orderBy('property.order')
    .orderBy('property._id')
    .limit(8)
    .execute()
  return properties
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => {
      const values = options.map((label) => ({ label, value: `${name}: ${label}` }))
      return { name, values, isCurrent: values.some(({ value }) => value === chosen) }
    })
}
