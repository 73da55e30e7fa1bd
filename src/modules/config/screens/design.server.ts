import { data, redirect } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeForm, type FormOf } from '#platform/office/screens/description/describe-form.ts'
import { saveForm } from '#platform/office/screens/save/save-form.ts'
import { savedAt, savedNotice, undoSave } from '#platform/office/screens/save/undo-save.ts'
import { asOwnerOf, ownedNode } from '#platform/site/site-tree/nodes.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { readyColours } from '../components/ready-colours.ts'
import { designWords } from '../design-words.ts'
import { designSections } from '../fields/look/design.ts'
import { liveWords } from '../words.ts'

/** The design of a site that the viewer owns, with a preview as visitors would see it. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const of = await asked(ctx, { route: route!, _id: params['id'] ?? '' })
  const form = await describeDesign(ctx, of, {})
  return {
    form,
    notice: savedNotice(ctx, { row: of.row, url }),
    live: inLocale(liveWords, ctx.locale),
    words: inLocale(designWords, ctx.locale),
    ready: readyColours,
    title: pageTitle(ctx, form.heading),
  }
})

/** Stores the design, or undoes the last save. */
export const action = acts(async (ctx, { route, params, form, url }) => {
  const of = await asked(ctx, { route: route!, _id: params['id'] ?? '' })
  if (form.get('intent') === 'undo') return takeBack(ctx, of, { form, path: url.pathname })
  const { there, collection, row } = of
  const saved = await saveForm(there, { collection, route: of.route, form, row, without: others(of) })
  if ('again' in saved) return data({ form: dressed(ctx, of, saved.again) }, { status: saved.status })
  return redirect(savedAt(url.pathname, saved.stored))
})

/** Fields that the design form does not contain. */
const others = ({ collection, route }: DesignQuery) =>
  Object.keys(collection.fields).filter((name) => !route.fields?.includes(name))

type DesignQuery = Awaited<ReturnType<typeof asked>>

/** A unit that the viewer owns, its configuration, and the collection with this screen's form. */
async function asked(ctx: Context, { route, _id }: { route: Route; _id: string }) {
  const node = await ownedNode(ctx, _id)
  if (node.siteType !== 'unit') throw notFound()
  const there = await asOwnerOf(ctx, node._id)
  const collection = { ...collectionOf(there, 'configuration'), form: designSections }
  const row = await fromAny(there, collection).selectAll().executeTakeFirst()
  if (!row) throw notFound()
  return { route, node, there, collection, row }
}

async function describeDesign(ctx: Context, of: DesignQuery, more: Partial<FormOf>) {
  const { there, collection, route, row } = of
  return dressed(ctx, of, await describeForm(there, { collection, route, row, ...more }))
}

/** The form with its title and its link back. Pictures of another site cannot be uploaded through this one. */
function dressed(ctx: Context, { node, there }: DesignQuery, form: Awaited<ReturnType<typeof describeForm>>) {
  const name = ctx.locale === 'th' ? node.siteName : node.siteNameEn || node.siteName
  const detail = ctx.app.manifests.flatMap(({ routes }) => routes).find((one) => one.name === `${node.kind}-detail`)
  const back = (detail?.path ?? '').replace(':id', node._id)
  const isElsewhere = there.site._id !== ctx.site._id
  return {
    ...form,
    heading: fill(designWords.heading[ctx.locale], { name }),
    crumbs: [{ href: back, label: name }],
    cancel: { ...form.cancel, href: back },
    sections: form.sections.map((section) => ({
      ...section,
      fields: section.fields.map(({ upload, ...field }) =>
        !isElsewhere
          ? { ...field, ...(upload && { upload }) }
          : { ...field, ...(upload && { hint: designWords.logoElsewhere[ctx.locale] }) },
      ),
    })),
  }
}

async function takeBack(ctx: Context, of: DesignQuery, { form, path }: { form: FormData; path: string }) {
  try {
    await undoSave(of.there, { collection: of.collection, row: of.row, form })
    return redirect(`${path}?done=undone`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    const said = await describeDesign(ctx, of, { issues: error.issues })
    return data({ form: said }, { status: error.kind === 'conflict' ? 409 : 400 })
  }
}
