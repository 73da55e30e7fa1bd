import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './edit.server.ts'

export { action, loader } from './edit.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The derived form that adds or changes a row. */
export default function Edit() {
  const loaded = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { state } = useNavigation()
  return <FormView description={acted?.form ?? loaded.form} form={Form} isSaving={state === 'submitting'} />
}
