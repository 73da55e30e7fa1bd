import type { Context } from '#platform/context.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { isNullable } from '#platform/data/collection/order.ts'

/** Whether a field names a row of a plugin that is off on the context's site, and may be left empty: nobody has a use for it. */
export const leadsNowhere = ({ app, site }: Pick<Context, 'app' | 'site'>, field: AnyField | undefined): boolean => {
  if (field?.kind !== 'reference' || !isNullable(field)) return false
  const entry = app.collections.get(field.to!)
  return !entry || !site.plugins.has(entry.module)
}
