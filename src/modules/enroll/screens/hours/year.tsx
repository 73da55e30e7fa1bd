import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Choices } from '#ui/office/record/dashboard/choices.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { ReportActs } from '../../components/report/report-acts.tsx'
import type { action, loader } from './year.server.ts'

export { action, loader } from './year.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

export default function Year() {
  const { dashboard, years, words } = useLoaderData<typeof loader>()
  const file = useActionData<typeof action>()?.file
  const acts = <ReportActs words={words} file={file} />
  return (
    <DashboardView description={dashboard} form={Form} acts={acts}>
      <Choices label={dashboard.heading} choices={years} />
    </DashboardView>
  )
}
