import { data, redirect } from 'react-router'
import { createAny, updateAny } from '#platform/collection/write.ts'
import { fromAny } from '#platform/collection/rows.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { acts, loads } from '#platform/request.server.ts'
import { titled } from '#platform/site/titled.ts'
import { derivedOf } from './derived.ts'
import { describeForm } from './description/describe-form.ts'
import { namePicked } from './description/labels.ts'
import { readForm } from './read-form.ts'
import { pathTo } from './paths.ts'
import { words } from './words.ts'

/** The derived form that adds a row or changes one. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const collection = collectionOfForm(ctx, route)
  const row = await rowToEdit(ctx, collection, params['id'])
  const form = await describeForm(ctx, { collection, route: route!, row })
  const saved = url.searchParams.get('done') === 'saved' ? { saved: words.saved[ctx.locale] } : {}
  return { form: { ...form, ...saved }, title: titled(ctx, form.heading) }
})

/** Stores what was sent; what is refused comes back with what was written and what is to be corrected. */
export const action = acts(async (ctx, { route, params, form }) => {
  const collection = collectionOfForm(ctx, route)
  const row = await rowToEdit(ctx, collection, params['id'])
  const written = await namePicked(ctx, collection, readForm(ctx, collection, { form, row }))
  try {
    const stored = await store(ctx, collection, { row, written, version: form.get('version') })
    return redirect(afterSave(ctx, { collection, route: route!, row: stored }))
  } catch (error) {
    if (!(error instanceof Refusal) || error.issues.length === 0) throw error
    const again = await describeForm(ctx, { collection, route: route!, row, written, issues: error.issues })
    return data({ form: again }, { status: 400 })
  }
})

const collectionOfForm = (ctx: Context, route: Route | null) => derivedOf(ctx, route, route?.add ? 'add' : 'edit')

/** The row that the address names, the only one where a site has one, or null where one is to be added. */
async function rowToEdit(ctx: Context, collection: AnyCollection, _id: string | undefined) {
  if (_id === undefined && !collection.isSingle) return null
  const rows = fromAny(ctx, collection).selectAll()
  const row = await (_id === undefined ? rows : rows.where('row._id', '=', _id)).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function store(
  ctx: Context,
  collection: AnyCollection,
  to: { row: Record<string, unknown> | null; written: Record<string, unknown>; version: unknown },
) {
  if (!to.row) return createAny(ctx, collection.name, to.written)
  const version = Number(to.version)
  return updateAny(ctx, collection.name, {
    _id: String(to.row['_id']),
    change: to.written,
    ...(Number.isInteger(version) && version > 0 && { version }),
  })
}

function afterSave(ctx: Context, to: { collection: AnyCollection; route: Route; row: Record<string, unknown> }) {
  const place = { collection: to.collection.name, near: to.route, row: to.row }
  const next = pathTo(ctx, { ...place, verb: 'show' }) ?? pathTo(ctx, { ...place, verb: 'list' })
  return `${next ?? to.route.path}?done=saved`
}
