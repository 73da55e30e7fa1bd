import { href, type LoaderFunctionArgs, redirect } from 'react-router'
import { acts, askedOf, formOf } from '#platform/http/request.server.ts'
import { action as listAction, loader as list } from '#platform/office/screens/list.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import type { Column } from '#ui/office/description.ts'
import { duplicatePage } from '../../commands/draft/duplicate-page.server.ts'
import { leftOutCells } from '../../components/skipped-blocks/describe-left-out.server.ts'
import { pageActions } from '../../components/versions/page-actions.server.ts'
import { leftOutWords as words } from '../../words/left-out-words.ts'
import { duplicateWords } from '../../words/version-words.ts'
import { templateWords } from '../../site/templates/words.ts'
import { waysOf } from '../../site/content/describe-content.server.ts'

/** The default list of pages and posts. Each row says whether visitors see all its blocks. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const listed = await list(args)
  if (!listed.list) return listed
  const ids = listed.list.rows.map(({ id }) => id)
  const [cells, ways, done] = [await leftOutCells(ctx, ids), await waysOf(ctx, ids), await pageActions(ctx, ids)]
  const column: Column = { name: 'blocks', label: words.column[ctx.locale], kind: 'state' }
  const rows = listed.list.rows.map((row) => {
    const blocks = cells.get(row.id)
    const own = [...(ways.get(row.id) ?? []), ...(done.get(row.id) ?? [])]
    const opened = row.href ?? own.find((one) => one.href)?.href
    const more = { ...row, ...(opened && { href: opened }), actions: [...own, ...row.actions] }
    return blocks ? { ...more, cells: { ...row.cells, blocks } } : more
  })
  return { ...listed, list: { ...listed.list, columns: [...listed.list.columns, column], rows } }
}

/** Copies a page and opens the copy's form, or copies it as a template. The default list handles any other action. */
export const action = async (args: Parameters<typeof listAction>[0]) => {
  const form = await formOf(args.request)
  const intent = form.get('intent')
  if (intent === 'template') return saveTemplate(args)
  return intent === 'duplicate' ? duplicate(args) : listAction(args)
}

const duplicate = acts(async (ctx, { form, cookies }) => {
  const { _id } = await duplicatePage(ctx, { _id: form.get('page') })
  cookies.push(toastCookie({ kind: 'plain', text: duplicateWords.done[ctx.locale] }))
  return redirect(href('/cms/edit/:id', { id: _id }), 303)
})

const saveTemplate = acts(async (ctx, { form, cookies }) => {
  await duplicatePage(ctx, { _id: form.get('page'), purpose: 'template' })
  cookies.push(toastCookie({ kind: 'plain', text: templateWords.saved[ctx.locale] }))
  return redirect(href('/cms/templates'), 303)
})
