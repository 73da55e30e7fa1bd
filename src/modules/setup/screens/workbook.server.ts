import { href, redirect } from 'react-router'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { undoWorkbook } from '#platform/data/import-export/workbook/undo-workbook.ts'
import { batchesIn, describeWorkbook } from '../components/describe-workbook.ts'

/** The export and import of the site's workbook, and the last import. */
export const loader = loads(async (ctx, { route, url }) => {
  const workbook = await describeWorkbook(ctx, { route: route!, url })
  return { workbook, title: pageTitle(ctx, workbook.heading) }
})

/** Undoes the import of a workbook. */
export const action = acts(async (ctx, { form }) => {
  const { done, failed } = await undoWorkbook(ctx, batchesIn(String(form.get('undo') ?? '')))
  return redirect(`${href('/setup/workbook')}?undone=${done}&failed=${failed}`)
})
