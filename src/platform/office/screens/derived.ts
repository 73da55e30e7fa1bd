import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { Route, Verb } from '#platform/manifest/manifest.ts'

/** Returns the collection of a route's derived screen. Throws not-found if the route has none or its plugin is off. */
export const derivedOf = (ctx: Context, route: Route | null, verb: Verb): AnyCollection => {
  const name = route?.[verb]
  if (!name) throw notFound()
  return collectionOf(ctx, name)
}
