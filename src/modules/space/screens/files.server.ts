import { data, href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Action } from '#ui/office/description.ts'
import { readAskedFiles } from '../components/asked-files.ts'
import { describeFiles } from '../components/describe-files.ts'
import { storeNames } from '../components/store-names.ts'
import { atSite, doneToFile } from '../commands/file-actions.server.ts'
import { fileListWords as words } from '../file-words.ts'

/** The files of the site, or of another site of the viewer (specification L81). */
export const loader = loads(async (ctx, { url }) => {
  const asked = readAskedFiles(url)
  const nodes = await ownedNodes(ctx)
  const at = await atSite(ctx, nodes.some(({ _id }) => _id === asked.site) ? asked.site : null)
  const list = await describeFiles(ctx, { at, asked, nodes, stores: await storeNames(at), url })
  return { list, done: doneIn(ctx, { url, at }), title: pageTitle(ctx, list.heading) }
})

/** Removes a file, or restores it. */
export const action = acts(async (ctx, { form, url }) => {
  try {
    const done = await doneToFile(ctx, form)
    if (done === null) throw notFound()
    const back = new URLSearchParams(url.search)
    back.set('done', done)
    back.set('row', String(form.get('file')))
    return redirect(`${href('/space/file')}?${back}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ problem: error.issues[0]![ctx.locale] }, { status: 409 })
  }
})

function doneIn({ locale }: Context, { url, at }: { url: URL; at: Context }): { text: string; undo?: Action } | null {
  const done = url.searchParams.get('done')
  if (done === 'brought-back') return { text: words.broughtBack[locale] }
  if (done !== 'removed') return null
  const hidden = [
    { name: 'intent', value: 'bring-back' },
    { name: 'site', value: at.site._id },
    { name: 'file', value: url.searchParams.get('row') ?? '' },
  ]
  return { text: words.removed[locale], undo: { label: words.undo[locale], method: 'post', hidden } }
}
