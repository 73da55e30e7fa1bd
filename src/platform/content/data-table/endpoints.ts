import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'

/** What a table may be configured with: an endpoint and a method, as the specification L210 has it. */
export interface Endpoint {
  endpoint: string
  method: string
}

/**
 * The collection whose rows the endpoint lists, or null for anything that is not on the list (guides U29): the list is
 * `POST /{c}/query` of each collection of the site, and where a module answers that itself it is not. Anyone who looks asks
 * with his own rights.
 */
export const endpointOf = (ctx: Context, { endpoint, method }: Endpoint): AnyCollection | null => {
  const name = /^\/([a-z_]+)\/query$/.exec(endpoint)?.[1]
  const entry = name === undefined ? undefined : ctx.app.collections.get(name)
  if (!entry || method !== 'POST' || !ctx.site.plugins.has(entry.module)) return null
  const isAnsweredElsewhere = ctx.app.manifests.some((module) => Object.hasOwn(module.api, `${method} ${endpoint}`))
  return isAnsweredElsewhere ? null : entry.collection
}
