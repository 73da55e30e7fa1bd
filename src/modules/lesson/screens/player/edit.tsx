import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import type { action, loader } from './edit.server.ts'

export { action, loader } from './edit.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

export default function PlayerEdit() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { state } = useNavigation()
  return <FormView description={refused?.form ?? loaded.form} form={Form} isSaving={state === 'submitting'} />
}
