import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { loader } from './dashboard.server.ts'

export { loader } from './dashboard.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The overview of the marketplace. */
export default function Dashboard() {
  const { dashboard } = useLoaderData<typeof loader>()
  return <DashboardView description={dashboard} form={Form} />
}
