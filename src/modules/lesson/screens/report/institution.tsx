import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { ExportForm } from '#ui/office/record/dashboard/export-form.tsx'
import { PeriodChoice } from '#ui/office/record/dashboard/period-choice.tsx'
import type { action, loader } from './institution.server.ts'

export { action, loader } from './institution.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The results of partner institutions in a chosen period. */
export default function InstitutionReport() {
  const { dashboard, choice, problem } = useLoaderData<typeof loader>()
  const file = useActionData<typeof action>()?.file
  const take = <ExportForm form={Form} label={choice.words.export} file={file} />
  return (
    <DashboardView description={dashboard} form={Form} acts={take} refused={problem ? { problem } : undefined}>
      <PeriodChoice choice={choice} form={Form} />
    </DashboardView>
  )
}
