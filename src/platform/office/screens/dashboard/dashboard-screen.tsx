import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { Refused } from '../record/record-forms.ts'
import type { describeDashboard } from './describe-dashboard.ts'

type Loaded = () => Promise<ReturnType<typeof describeDashboard>>

export const meta: MetaFunction<Loaded> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The dashboard: figures and charts, and links to related screens. */
export default function Dashboard() {
  const { dashboard } = useLoaderData<Loaded>()
  return <DashboardView description={dashboard} form={Form} refused={useActionData<Refused>()} />
}
