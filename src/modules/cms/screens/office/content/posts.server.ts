import { href, type LoaderFunctionArgs } from 'react-router'
import { fill } from '#platform/site/i18n/words.ts'
import { asked, askedOf, loads } from '#platform/http/request.server.ts'
import { action as listAction, loader as list } from '#platform/office/screens/list.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { pageOfPosts } from '../../../site/content/page-of-posts.server.ts'
import { pathToWrite } from '../../../site/parts/edit-path.ts'
import { contentWords as words } from '../../../site/content/words.ts'

/** The default list of posts under one page, newest first by default. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const page = await held(args)
  const listed = await list({ ...args, request: usual(args.request) })
  if (!listed.list) return listed
  const { locale } = ctx
  const add = { href: href('/cms/post/:id/add', { id: page._id }), label: words.addPost[locale] }
  const heading = fill(words.postsOf[locale], { title: page.title })
  const rows = listed.list.rows.map((row) => ({
    ...row,
    actions: [{ label: words.write[locale], href: pathToWrite(ctx, row.id) }, ...row.actions],
  }))
  const actions = [
    { label: words.look[locale], href: href('/cms/iframe/:id', { id: page._id }) },
    ...(listed.list.actions ?? []),
  ]
  const isBare = listed.list.empty && listed.list.empty.kind === undefined
  const empty = isBare ? { title: words.noPosts[locale], action: { ...add, isPrimary: true } } : listed.list.empty
  const { add: _usual, ...told } = listed.list
  return {
    ...listed,
    list: { ...told, heading, add, rows, actions, ...(empty && { empty }) },
    title: pageTitle(ctx, heading),
  }
}

/** Handles the list's actions for posts under this page. */
export const action = async (args: Parameters<typeof listAction>[0]) => {
  await held(args)
  return listAction(args)
}

/** Limits the default list to the posts of the page in the URL. */
async function held(args: LoaderFunctionArgs) {
  const page = await loads((ctx, { params }) => pageOfPosts(ctx, params['id']))(args)
  const before = askedOf(args)
  const presets = { type: 'post', parent: page._id }
  args.context.set(asked, { ...before, route: { ...before.route!, list: 'post', presets } })
  return page
}

/** The default columns and order, if the URL sets no others. */
function usual(request: Request): Request {
  const url = new URL(request.url)
  const isRemoved = url.searchParams.has('bin')
  if (!url.searchParams.has('columns')) url.searchParams.set('columns', 'title,status,createdAt,updatedAt')
  if (!url.searchParams.has('sort') && !isRemoved) url.searchParams.set('sort', 'createdAt desc')
  return new Request(url, request)
}
