import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './person-form.server.ts'

export { action, loader } from './person-form.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Adds a staff member, or edits one with their roles. */
export default function PersonForm() {
  const loaded = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  return <FormView description={acted?.form ?? loaded.form} form={Form} isSaving={state === 'submitting'} />
}
