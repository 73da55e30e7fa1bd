import { nobody } from '#platform/data/access/rule.ts'
import type { AnyCollection, CollectionMap } from '#platform/data/collection/registry.ts'
import type { App } from '#platform/context.ts'

export const verbs = ['read', 'create', 'update', 'remove'] as const
export type Verb = (typeof verbs)[number]

/** `course:read`: an action on the rows of a collection. */
export type Scope = `${string}:${Verb}`

/** The verbs that each call of a collection needs, by method and remaining path. */
const needs: readonly [method: string, rest: RegExp, verbs: readonly Verb[]][] = [
  ['POST', /^\/(query|aggregate)$/, ['read']],
  ['GET', /^\/export$/, ['read']],
  ['POST', /^\/import$/, ['create', 'update']],
  ['GET', /^\/[0-9a-f]{24}(\/history)?$/, ['read']],
  ['POST', /^$/, ['create']],
  ['PUT', /^\/[0-9a-f]{24}$/, ['update']],
  ['DELETE', /^\/[0-9a-f]{24}$/, ['remove']],
  ['POST', /^\/[0-9a-f]{24}\/restore$/, ['remove']],
]

/** Whether the scopes cover everything that a call does. Keys can only make calls of collections. */
export const isInScope = (scopes: ReadonlySet<string>, { method, path }: { method: string; path: string }): boolean => {
  const [, collection, rest] = /^\/api\/([a-z_]+)(\/.*?)?\/?$/.exec(path) ?? []
  const need = needs.find(([by, form]) => by === method && form.test(rest ?? ''))
  return need !== undefined && need[2].every((verb) => scopes.has(`${collection}:${verb}`))
}

/**
 * Returns the application restricted to the scopes of a key. The rules apply to everything that a call reads or writes:
 * joins, included relations, and commands of modules.
 */
export const scopedApp = (app: App, scopes: ReadonlySet<string>): App => {
  const collections: CollectionMap = new Map(
    [...app.collections].map(([name, entry]) => [name, { ...entry, collection: narrowed(entry.collection, scopes) }]),
  )
  return { ...app, collections }
}

function narrowed(collection: AnyCollection, scopes: ReadonlySet<string>): AnyCollection {
  const rules = verbs.map((verb) => [verb, scopes.has(`${collection.name}:${verb}`) ? collection.access[verb] : nobody])
  const fields = Object.entries(collection.fields).map(([name, field]) =>
    field.reveals === undefined || scopes.has(`${field.reveals}:read`)
      ? [name, field]
      : [name, { ...field, read: nobody }],
  )
  return {
    ...collection,
    access: Object.fromEntries(rules) as AnyCollection['access'],
    fields: Object.fromEntries(fields) as AnyCollection['fields'],
  }
}
