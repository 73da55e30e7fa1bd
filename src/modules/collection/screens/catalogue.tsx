import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { FollowedRun } from '#platform/office/screens/list/bulk/run/followed-run.tsx'
import { Confirm } from '#ui/office/controls/confirm.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import type { loader } from './catalogue.server.ts'

export { action, loader } from './catalogue.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The courses that a group gives to its units. */
export default function Catalogue() {
  const { dashboard, run, ask } = useLoaderData<typeof loader>()
  return (
    <DashboardView description={dashboard} form={Form}>
      {ask && <Confirm ask={ask} form={Form} />}
      {run && <FollowedRun run={run} />}
    </DashboardView>
  )
}
