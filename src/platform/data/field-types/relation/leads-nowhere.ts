import type { Context } from '#platform/context.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { isNullable } from '#platform/data/collection/order.ts'

/** Whether an optional field references a collection whose plugin is off on this site, and is therefore useless. */
export const leadsNowhere = ({ app, site }: Pick<Context, 'app' | 'site'>, field: AnyField | undefined): boolean => {
  if (field?.kind !== 'reference' || !isNullable(field)) return false
  const entry = app.collections.get(field.to!)
  return !entry || !site.plugins.has(entry.module)
}
