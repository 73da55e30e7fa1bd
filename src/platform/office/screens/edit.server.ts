import { data, redirect } from 'react-router'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { derivedOf } from './derived.ts'
import { describeForm } from './description/describe-form.ts'
import { isAmong } from './list/views/declared.ts'
import { pathTo } from './paths.ts'
import { withFrom } from './record/neighbours.ts'
import { prefilledBy } from './save/prefilled.ts'
import { saveForm } from './save/save-form.ts'
import { mergedToast } from './save/merged-toast.ts'
import { words } from './words.ts'

/** The derived form that adds or changes a row. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const collection = collectionOfForm(ctx, route)
  const row = await rowToEdit(ctx, { collection, route, _id: params['id'] })
  const prefilled = row ? {} : await prefilledBy(ctx, collection, url)
  const form = await describeForm(ctx, { collection, route: route!, row, ...prefilled })
  const saved = url.searchParams.get('done') === 'saved' ? { saved: words.saved[ctx.locale] } : {}
  return { form: { ...form, ...saved }, title: pageTitle(ctx, form.heading) }
})

/** Saves the input, or shows the form again with errors or conflicts. */
export const action = acts(async (ctx, { route, params, form, url, cookies }) => {
  const collection = collectionOfForm(ctx, route)
  const row = await rowToEdit(ctx, { collection, route, _id: params['id'] })
  const held = row ? undefined : route?.presets
  const answer = await saveForm(ctx, { collection, route: route!, form, row, ...(held && { more: held }) })
  if ('again' in answer) return data({ form: answer.again }, { status: answer.status })
  cookies.push(...mergedToast(ctx, answer))
  return redirect(withFrom(afterSave(ctx, { collection, route: route!, row: answer.stored }), url))
})

const collectionOfForm = (ctx: Context, route: Route | null) => derivedOf(ctx, route, route?.add ? 'add' : 'edit')

/** Returns the row of the address, or the singleton's row; null to add one. */
async function rowToEdit(
  ctx: Context,
  of: { collection: AnyCollection; route: Route | null; _id: string | undefined },
) {
  const { collection, route, _id } = of
  if (_id === undefined && !collection.singleton) return null
  const held = isAmong(ctx, collection, route?.presets ? [route.presets] : [])
  const rows = fromAny(ctx, collection).selectAll().where(held)
  const row = await (_id === undefined ? rows : rows.where('row._id', '=', _id)).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function afterSave(ctx: Context, to: { collection: AnyCollection; route: Route; row: Record<string, unknown> }) {
  const place = { collection: to.collection.name, near: to.route, row: to.row }
  const next = pathTo(ctx, { ...place, verb: 'show' }) ?? pathTo(ctx, { ...place, verb: 'list' })
  return `${next ?? to.route.path}?done=saved`
}
