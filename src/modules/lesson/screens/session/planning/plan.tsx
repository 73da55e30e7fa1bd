import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './plan.server.ts'

export { action, loader } from './plan.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The plan of a round: its sessions, the form that plans many, and the preview before they are created. */
export default function PlanSessions() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  const { form, record, problem } = answer ?? loaded
  if (form) return <FormView description={form} form={Form} isSaving={state === 'submitting'} />
  const refused = problem === null ? undefined : { problem, written: '' }
  return record && <RecordView description={record} form={Form} refused={refused} />
}
