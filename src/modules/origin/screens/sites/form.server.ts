import { data, redirect } from 'react-router'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { addSite, type WantedSite } from '#platform/site/site-tree/add-site.ts'
import { changeSite } from '#platform/site/site-tree/change-site.ts'
import { asOwnerOf, ownedNode } from '#platform/site/site-tree/nodes.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { cloneInto } from '../../commands/clone-site.server.ts'
import { describeSiteForm, type SiteFormOf } from '../../commands/describe-site-form.server.ts'
import { readSiteForm } from '../../commands/read-site-form.server.ts'
import { beginningOf, configurationAt } from '../../commands/site-configuration.server.ts'
import { addressOf, type Family, familyOf, isOfFamily } from '../../families.ts'

/** The form that adds a site of the family, or edits one of the viewer's. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const of = await asked(ctx, { route: route!, _id: params['id'] })
  const form = await describeSiteForm(ctx, { ...of, newId: newId(ctx.now), from: url.searchParams.get('from') ?? '' })
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Stores it. Errors come back with the submitted values. */
export const action = acts(async (ctx, { route, params, form }) => {
  const of = await asked(ctx, { route: route!, _id: params['id'] })
  try {
    const { _id, done } = of.row ? await change(ctx, of, form) : await add(ctx, of.family, form)
    return redirect(`${addressOf(ctx, of.family, { screen: 'detail', id: _id })}?done=${done}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    const { written, ...said } = readSiteForm(ctx, { family: of.family, form, row: of.row })
    const again = { ...of, ...said, newId: said._id, written, issues: error.issues }
    return data({ form: await describeSiteForm(ctx, again) }, { status: error.kind === 'conflict' ? 409 : 400 })
  }
})

/** The family, and the configuration of the site in the URL. Throws not-found for a site of another kind. */
async function asked(ctx: Context, of: { route: Route; _id: string | undefined }): Promise<SiteFormOf> {
  const family = familyOf(of.route)
  if (of._id === undefined) return { family, route: of.route, node: null, row: null }
  const node = await ownedNode(ctx, of._id)
  if (!isOfFamily(family, node)) throw notFound()
  return { family, route: of.route, node, row: await configurationAt(await asOwnerOf(ctx, node._id)) }
}

async function add(ctx: Context, family: Family, form: FormData) {
  const { _id, parent, hostname, from, written } = readSiteForm(ctx, { family, form, row: null })
  const copied = from === '' ? null : await asOwnerOf(ctx, from)
  const configuration = { ...beginningOf(family.kind), ...written } as WantedSite['configuration']
  const wanted: WantedSite = { _id, parent, siteType: family.siteType, hostname, configuration }
  await addSite(ctx, wanted, async (there) => {
    if (copied) await cloneInto(there, copied.site)
  })
  return { _id, done: 'added' }
}

async function change(ctx: Context, of: SiteFormOf, form: FormData) {
  const { written, hostname, follows } = readSiteForm(ctx, { family: of.family, form, row: of.row })
  const version = Number(form.get('version'))
  const _id = of.node!._id
  await changeSite(ctx, {
    ...{ _id, change: written, follows, hostname },
    ...(Number.isInteger(version) && version > 0 && { version }),
  })
  return { _id, done: 'saved' }
}
