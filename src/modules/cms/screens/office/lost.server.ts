import { href, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { acts, askedOf, formOf } from '#platform/http/request.server.ts'
import { action as listAction, loader as list } from '#platform/office/screens/list.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { clearNotFound } from '#platform/content/redirects/not-found-addresses.ts'
import type { Action, ListDescription, Row } from '#ui/office/description.ts'
import { lostWords as words } from '../../words/redirect-words.ts'

/** The default list of missing addresses, up to the current second. Each row links to a new redirect from it. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  await ctx.app.redirectStats.flush()
  const listed = await list(args)
  return listed.list ? { ...listed, list: withActs(ctx, listed.list) } : listed
}

/** Clears the list. The default list handles any other action. */
export const action = async (args: Parameters<typeof listAction>[0]) => {
  const form = await formOf(args.request)
  return form.get('intent') === 'clear' ? clear(args) : listAction(args)
}

const clear = acts(async (ctx, { url, cookies }) => {
  await clearNotFound(ctx)
  cookies.push(toastCookie({ kind: 'plain', text: words.cleared[ctx.locale] }))
  return redirect(url.pathname, 303)
})

function withActs(ctx: Context, described: ListDescription): ListDescription {
  const clearing: Action = {
    label: words.clear[ctx.locale],
    method: 'post',
    hidden: [{ name: 'intent', value: 'clear' }],
    isDestructive: true,
  }
  const isEmpty = described.rows.length === 0
  return {
    ...described,
    actions: [...(described.actions ?? []), ...(isEmpty ? [] : [clearing])],
    rows: described.rows.map((row) => withRedirect(ctx, row)),
  }
}

/** A link to the form of a new redirect, prefilled with the address. */
function withRedirect(ctx: Context, row: Row): Row {
  const path = row.cells['path']?.text ?? ''
  const making = `${href('/cms/pages/redirect/add')}?path=${encodeURIComponent(path)}`
  const make: Action = { label: words.redirect[ctx.locale], href: making, icon: 'arrows-exchange' }
  return { ...row, href: making, actions: [make, ...row.actions] }
}
