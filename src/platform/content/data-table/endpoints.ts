import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'

/** The endpoint and method that a table is configured with (specification L210). */
export interface Endpoint {
  endpoint: string
  method: string
}

/**
 * Returns the collection whose rows an endpoint lists, or null if it is not allowed (guides U29). Allowed is `POST
 * /{c}/query` of each collection of the site, unless a module handles it itself. Requests use the viewer's own rights.
 */
export const endpointOf = (ctx: Context, { endpoint, method }: Endpoint): AnyCollection | null => {
  const name = /^\/([a-z_]+)\/query$/.exec(endpoint)?.[1]
  const entry = name === undefined ? undefined : ctx.app.collections.get(name)
  if (!entry || method !== 'POST' || !ctx.site.plugins.has(entry.module)) return null
  const isAnsweredElsewhere = ctx.app.manifests.some((module) => Object.hasOwn(module.api, `${method} ${endpoint}`))
  return isAnsweredElsewhere ? null : entry.collection
}
