import { Form, useLoaderData } from 'react-router'
import { FollowedRun } from '#platform/office/screens/list/bulk/run/followed-run.tsx'
import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'
import { Confirm } from '#ui/office/controls/confirm.tsx'
import type { loader } from './rules.server.ts'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './rules.server.ts'

/** The rules for the credit hours of completed courses. */
export default function Rules() {
  const { ask, recount } = useLoaderData<typeof loader>()
  return (
    <>
      {ask && <Confirm ask={ask} form={Form} />}
      {recount && <FollowedRun run={recount} />}
      <ListScreen />
    </>
  )
}
