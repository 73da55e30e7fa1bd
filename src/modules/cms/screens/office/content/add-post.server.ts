import { data, href, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { asked, askedOf, loads } from '#platform/http/request.server.ts'
import { action as save, loader as edit } from '#platform/office/screens/edit.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { FormDescription } from '#ui/office/form-description.ts'
import { pageOfPosts } from '../../../site/content/page-of-posts.server.ts'
import { contentWords as words } from '../../../site/content/words.ts'

/** The default form of a new post, under the page in the URL. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const page = await held(args)
  const form = dressed(ctx, page, (await edit({ ...args, params: {} })).form)
  return { form, title: pageTitle(ctx, form.heading) }
}

/** Stores it and redirects to the posts of the page. */
export const action = async (args: Parameters<typeof save>[0]) => {
  const page = await held(args)
  const saved = await save({ ...args, params: {} })
  if (saved instanceof Response) return redirect(`${href('/cms/posts/:id', { id: page._id })}?done=saved`)
  return data({ form: dressed(askedOf(args).ctx, page, saved.data.form) }, saved.init ?? {})
}

/** The form with its title for posts. Fields that the URL sets are not editable. */
function dressed({ locale }: Context, { _id, title }: { _id: string; title: string }, form: FormDescription) {
  const list = { href: href('/cms/posts/:id', { id: _id }), label: fill(words.postsOf[locale], { title }) }
  return {
    ...form,
    ...{ heading: fill(words.addPostTo[locale], { title }), crumbs: [list], draft: _id },
    cancel: { ...form.cancel, href: list.href },
    problems: form.problems.filter(({ name }) => name !== 'type' && name !== 'parent'),
  }
}

async function held(args: LoaderFunctionArgs) {
  const page = await loads((ctx, { params }) => pageOfPosts(ctx, params['id']))(args)
  const before = askedOf(args)
  const presets = { type: 'post', parent: page._id }
  args.context.set(asked, { ...before, route: { ...before.route!, add: 'post', presets } })
  return page
}
