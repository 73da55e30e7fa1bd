import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { ExportForm } from '#ui/office/record/dashboard/export-form.tsx'
import type { action, loader } from './report.server.ts'

export { action, loader } from './report.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The output VAT report of a branch in a month. */
export default function Report() {
  const { dashboard, warning, words } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const file = outcome && 'file' in outcome ? outcome.file : undefined
  const take = <ExportForm form={Form} label={words.export} file={file} />
  return (
    <DashboardView description={dashboard} form={Form} acts={take}>
      {outcome && 'done' in outcome && <Banner kind="done">{outcome.done}</Banner>}
      {warning && <Banner kind="notice">{warning}</Banner>}
    </DashboardView>
  )
}
