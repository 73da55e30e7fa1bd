import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './add.server.ts'

export { action, loader } from './add.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A new exam. */
export default function AddExam() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { state } = useNavigation()
  return <FormView description={refused?.form ?? loaded.form} form={Form} isSaving={state === 'submitting'} />
}
