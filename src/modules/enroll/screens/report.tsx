import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Choices } from '#ui/office/record/dashboard/choices.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { PeriodChoice } from '#ui/office/record/dashboard/period-choice.tsx'
import { ReportActs } from '../components/report/report-acts.tsx'
import type { action, loader } from './report.server.ts'

export { action, loader } from './report.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The report on enrolments. */
export default function Report() {
  const { dashboard, choice, ways, problem, words } = useLoaderData<typeof loader>()
  const file = useActionData<typeof action>()?.file
  const acts = <ReportActs words={words} file={file} />
  return (
    <DashboardView description={dashboard} form={Form} acts={acts} refused={problem ? { problem } : undefined}>
      <Choices label={words.by} choices={ways} />
      <PeriodChoice choice={choice} form={Form} />
    </DashboardView>
  )
}
