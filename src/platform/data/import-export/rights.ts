import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'

/** Whether the viewer may export rows of a collection (decision 0050). */
export const mayExport = (ctx: Context, collection: AnyCollection) =>
  isAtLeast(ctx.viewer, 'manager') && mayEver(collection.access.read, ruledBy(ctx, collection))

/** Whether the viewer may import rows into a collection (decision 0050). */
export const mayImport = (ctx: Context, collection: AnyCollection) =>
  !collection.notImportable && isStaff(ctx.viewer) && mayEver(collection.access.create, ruledBy(ctx, collection))
