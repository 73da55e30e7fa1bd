import { data, href, redirect } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeForm, type FormOf } from '#platform/office/screens/description/describe-form.ts'
import { saveForm } from '#platform/office/screens/save/save-form.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { freeSlug } from '../../../site/parts/free-slug.server.ts'
import { pathToWrite } from '../../../site/parts/edit-path.ts'
import { begunFrom, type BegunFrom } from '../../../site/templates/begun-from.server.ts'
import { contentWords as words } from '../../../site/content/words.ts'

/** The fields asked for a new page. The others are copied. */
const askedFor = ['title', 'slug', 'display', 'parent', 'authen', 'audience', 'targets']

/** The form of a new page based on another one (decision 441). */
export const loader = loads(async (ctx, { route, params }) => {
  const page = await begunFrom(ctx, params['id'])
  const title = fill(words.copyOf[ctx.locale], { title: page.title })
  const written = { title, slug: await freeSlug(ctx, page.slug), ...page.asked }
  const form = await describe(ctx, { route: route!, page, written })
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Creates the page as a draft and opens it for editing. */
export const action = acts(async (ctx, { route, params, form }) => {
  const page = await begunFrom(ctx, params['id'])
  const more = { type: 'page', status: false, ...page.rest }
  const collection = newPage(ctx)
  const without = Object.keys(collection.fields).filter((name) => !askedFor.includes(name))
  const answer = await saveForm(ctx, { collection, route: asAdding(route!), form, row: null, more, without })
  if ('again' in answer) return data({ form: dressed(ctx, { page, form: answer.again }) }, { status: answer.status })
  return redirect(pathToWrite(ctx, answer.stored._id))
})

const newPage = (ctx: Context) => {
  const collection = collectionOf(ctx, 'post')
  const form = collection.form.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => askedFor.includes(name)),
  }))
  return { ...collection, form: form.filter(({ fields }) => fields.length > 0) }
}

const asAdding = (route: Route): Route => ({ ...route, add: 'post' })

async function describe(ctx: Context, of: { route: Route; page: BegunFrom } & Partial<FormOf>) {
  const { page, route, ...more } = of
  const form = await describeForm(ctx, { ...more, collection: newPage(ctx), route: asAdding(route), row: null })
  return dressed(ctx, { page, form })
}

function dressed(ctx: Context, { page, form }: { page: BegunFrom; form: Awaited<ReturnType<typeof describeForm>> }) {
  const [first, ...others] = form.sections
  return {
    ...form,
    ...{ heading: fill(words.newFrom[ctx.locale], { title: page.title }), draft: page.id },
    cancel: { ...form.cancel, href: href('/cms/pages') },
    sections: [{ ...first!, text: words.newText[ctx.locale] }, ...others],
  }
}
