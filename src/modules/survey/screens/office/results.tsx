import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { loader } from './results.server.ts'

export { loader } from './results.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The results of a survey. */
export default function SurveyResults() {
  const { dashboard, note } = useLoaderData<typeof loader>()
  return (
    <DashboardView description={dashboard} form={Form}>
      {note && <Banner kind="notice">{note}</Banner>}
    </DashboardView>
  )
}
