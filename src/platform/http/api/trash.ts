import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { trashOf } from '#platform/data/collection/removal/trash.ts'
import type { Context } from '#platform/context.ts'

/**
 * Returns the context and body of a query. With `removed: true` in the body, it reads the removed rows of the
 * collection instead.
 */
export const withTrashOption = (ctx: Context, name: string, body: unknown): { ctx: Context; body: unknown } => {
  if (typeof body !== 'object' || body === null || !('removed' in body)) return { ctx, body }
  const { removed, ...rest } = body
  if (typeof removed !== 'boolean') return { ctx, body }
  return { ctx: removed ? trashOf(ctx, collectionOf(ctx, name)) : ctx, body: rest }
}
