import { data, href, redirect } from 'react-router'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { listedFile } from '#platform/content/file/references/listed-files.ts'
import { usesOf } from '#platform/content/file/references/used-by.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeFile, pictureOf } from '../components/describe-file.ts'
import { storeNames } from '../components/store-names.ts'
import { atSite, doneToFile } from '../commands/file-actions.server.ts'
import { fileWords as words } from '../file-words.ts'

/** A file of the site, or of another site of the viewer: its picture and where it is used. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const at = await atSite(ctx, url.searchParams.get('site'))
  const file = await listedFile(at, params['id'] ?? '')
  if (!file) throw notFound()
  const stores = await storeNames(at)
  const store = stores.find(({ value }) => value === file.store)?.label ?? file.store
  const record = describeFile(ctx, { at, file, uses: await usesOf(at, file.id), store, route: route! })
  const picture = pictureOf(at, file)
  return { record, picture, preview: words.preview[ctx.locale], title: pageTitle(ctx, record.heading) }
})

/** Removes or restores the file, and redirects to the list with a message. */
export const action = acts(async (ctx, { form }) => {
  try {
    const done = await doneToFile(ctx, form)
    if (done === null) throw notFound()
    const site = String(form.get('site') ?? '')
    const query = new URLSearchParams({ done, row: String(form.get('file')) })
    if (site !== '' && site !== ctx.site._id) query.set('where', `site:is:${site}`)
    return redirect(`${href('/space/file')}?${query}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ problem: error.issues[0]![ctx.locale], written: '' }, { status: 409 })
  }
})
