import type { Context } from '#platform/context.ts'
import { isAllowed } from '#platform/manifest/route-access.ts'
import type { Route, Verb } from '#platform/manifest/manifest.ts'
import type { Link } from '#ui/office/description.ts'

/**
 * Returns the address of a derived screen of a collection, from the manifests. Undefined if the viewer has none. Of
 * several, the one closest to `near` is used.
 */
export const pathTo = (
  ctx: Context,
  to: { collection: string; verb: Verb; near: Route; row?: Record<string, unknown> },
): string | undefined => {
  const found = routeTo(ctx, to)
  return found && filled(found.path, to.row ?? {})
}

/** Returns the list of a derived screen, with its menu name. Undefined if the viewer has none. */
export const listBeside = (ctx: Context, to: { collection: string; near: Pick<Route, 'path'> }): Link | undefined => {
  const found = routeTo(ctx, { ...to, verb: 'list' })
  return found && { href: found.path, label: found.meta.title[ctx.locale] }
}

/** Returns the related screens of a record, from the manifests, each filtered to rows that name the record. */
export const screensBeside = (ctx: Context, of: { collection: string; _id: string }): Link[] =>
  ctx.app.manifests
    .filter(({ name }) => ctx.site.plugins.has(name))
    .flatMap(({ routes }) => routes)
    .filter((route) => isAllowed(route, ctx.viewer))
    .flatMap(({ path, meta, linkedFromRecords = [] }) =>
      [linkedFromRecords]
        .flat()
        .filter(({ collection }) => collection === of.collection)
        .map(({ by }) => ({ href: `${path}?where=${by}:is:${of._id}`, label: meta.title[ctx.locale] })),
    )

const routeTo = (ctx: Context, to: { collection: string; verb: Verb; near: Pick<Route, 'path'> }) =>
  ctx.app.manifests
    .filter(({ name }) => ctx.site.plugins.has(name))
    .flatMap((module) => module.routes)
    .filter((route) => route[to.verb] === to.collection && route.area === 'office' && isAllowed(route, ctx.viewer))
    .toSorted((a, b) => likeness(b.path, to.near.path) - likeness(a.path, to.near.path))[0]

/** Returns how many leading segments two paths share. */
const likeness = (a: string, b: string) => {
  const [left, right] = [a.split('/'), b.split('/')]
  const differs = left.findIndex((segment, at) => segment !== right[at])
  return differs === -1 ? left.length : differs
}

/**
 * `mode` comes from the row; `history` 0 is the current version (specification: /lesson/edit/{id}/{mode}/{history}).
 */
const filled = (path: string, row: Record<string, unknown>) =>
  path
    .replace(':id', String(row['_id'] ?? ''))
    .replace(':mode', encodeURIComponent(String(row['mode'] ?? 'standard')))
    .replace(':history', '0')
