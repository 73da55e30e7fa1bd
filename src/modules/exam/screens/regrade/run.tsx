import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { FollowedRun } from '#platform/office/screens/list/bulk/run/followed-run.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { loader } from './run.server.ts'

export { action, loader } from './run.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The results of a regrade. */
export default function RegradeRun() {
  const { record, run } = useLoaderData<typeof loader>()
  return (
    <RecordView description={record} form={Form}>
      <FollowedRun run={run} />
    </RecordView>
  )
}
