import type { CollectionTypes as Filterable, FieldKind, Join } from '#domain/query/filter.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import { filterable } from '#platform/data/collection/catalogue.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { Context } from '#platform/context.ts'

/**
 * Returns what this viewer may query of a collection. Fields that they may never read cannot be matched, sorted,
 * grouped or counted.
 */
export const askable = (ctx: Context, collection: AnyCollection): Filterable => {
  const known = askables.get(ctx) ?? new Map<AnyCollection, Filterable>()
  askables.set(ctx, known)
  const made = known.get(collection) ?? askableOf(ctx, collection)
  known.set(collection, made)
  return made
}

/** Both parsing and compiling of a query need it. */
const askables = new WeakMap<Context, Map<AnyCollection, Filterable>>()

const askableOf = (ctx: Context, collection: AnyCollection): Filterable => {
  const { fields } = filterable(ctx.app.collections, collection)
  const readable = Object.entries(fields).filter(([path]) => isReadable(ctx, collection.fields[path.split('.')[0]!]))
  const removal: [string, FieldKind][] = ctx.trash === collection.name ? [['removedAt', 'instant']] : []
  let joins: readonly Join[] | undefined
  return {
    fields: Object.fromEntries([...readable, ...removal]),
    // Reads every collection, so it is computed only for joins.
    get joins() {
      return (joins ??= joinsOf(ctx, collection))
    },
  }
}

type Link = Pick<Join, 'from' | 'to' | 'at'>

/**
 * Returns the declared relations of a collection, those of others that point to it, and its references in both
 * directions.
 */
function joinsOf(ctx: Context, collection: AnyCollection): Join[] {
  const known = [...ctx.app.collections.values()].filter(({ module }) => ctx.site.plugins.has(module))
  const all = known.flatMap(({ collection: one }) =>
    linksFrom(one).flatMap(({ from, to, at }): Link[] => [
      ...(one.name === collection.name ? [{ from, to, at }] : []),
      ...(to === collection.name ? [{ from: at, to: one.name, at: from }] : []),
    ]),
  )
  const isOpen = ({ from }: Link) => isReadable(ctx, collection.fields[from])
  return all.filter(isOpen).flatMap((link) => joinOf(ctx, link))
}

function joinOf(ctx: Context, link: Link): Join[] {
  const entry = ctx.app.collections.get(link.to)
  if (!entry || !ctx.site.plugins.has(entry.module)) return []
  const { collection } = entry
  // Unreadable fields cannot join.
  if (!isReadable(ctx, collection.fields[link.at])) return []
  const isOne =
    link.at === '_id' || (collection.uniques ?? []).some(([first, ...more]) => first === link.at && more.length === 0)
  return [{ ...link, isOne, catalogue: () => askable(ctx, collection) }]
}

const linksFrom = (collection: AnyCollection): readonly Link[] => {
  const made = links.get(collection) ?? linksOf(collection)
  links.set(collection, made)
  return made
}

/** The result never changes for a declaration. */
const links = new WeakMap<AnyCollection, readonly Link[]>()

/** Fields of `people` are JSON, and their content cannot be joined. */
const linksOf = ({ relations = {}, fields }: AnyCollection): Link[] => [
  ...Object.values(relations),
  ...Object.entries(fields).flatMap(([from, field]) => {
    const { refers, comparedAs } = fieldTypeOf(field)
    return field.to && refers && comparedAs !== 'json' ? [{ from, to: field.to, at: field.at ?? refers.by }] : []
  }),
]
