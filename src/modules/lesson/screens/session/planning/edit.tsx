import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './edit.server.ts'

export { action, loader } from './edit.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The form that changes a session. */
export default function EditSession() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  return <FormView description={answer?.form ?? loaded.form} form={Form} isSaving={state === 'submitting'} />
}
