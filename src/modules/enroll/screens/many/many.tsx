import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './many.server.ts'

export { action, loader } from './many.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Bulk enrolment in three steps: the form, the preview and the job. */
export default function EnrolMany() {
  const { form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  if (answer?.plan) return <RecordView description={answer.plan} form={Form} />
  return <FormView description={answer?.form ?? form} form={Form} isSaving={state === 'submitting'} />
}
