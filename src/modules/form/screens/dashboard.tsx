import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { loader } from './dashboard.server.ts'

export { loader } from './dashboard.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The forms of the site. */
export default function FormDashboard() {
  return <DashboardView description={useLoaderData<typeof loader>().dashboard} form={Form} />
}
