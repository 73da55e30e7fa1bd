import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FollowedRun } from '#platform/office/screens/list/bulk/run/followed-run.tsx'
import { FormView } from '#ui/office/form/form.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './clone.server.ts'

export { action, loader } from './clone.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Copies from another site to a school: the form, the preview and the job. */
export default function Clone() {
  const { form, run, saved } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  if (answer?.plan) return <RecordView description={answer.plan} form={Form} />
  return (
    <>
      {saved && <Banner kind="done">{saved}</Banner>}
      {run && <FollowedRun run={run} />}
      <FormView description={answer?.form ?? form} form={Form} isSaving={state === 'submitting'} />
    </>
  )
}
