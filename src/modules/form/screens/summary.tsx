import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { loader } from './summary.server.ts'

export { loader } from './summary.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** What people answered in a form. */
export default function FormSummary() {
  const { dashboard, note } = useLoaderData<typeof loader>()
  return (
    <DashboardView description={dashboard} form={Form}>
      {note && <Banner kind="notice">{note}</Banner>}
    </DashboardView>
  )
}
